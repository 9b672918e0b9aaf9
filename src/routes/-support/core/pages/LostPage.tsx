import { useLocation } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/screens/core/errors/NotFoundScreen.tsx';

/** 404, with its status, for every address that is none of ours. */
export const LostPage = () => <NotFoundScreen path={useLocation().pathname} />;
