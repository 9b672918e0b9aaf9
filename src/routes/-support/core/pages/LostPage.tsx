import { useLocation } from '@tanstack/react-router';
import { NotFoundScreen } from '#src/screens/core/errors/NotFoundScreen.tsx';

/** 404 page with its status, for unknown URLs. */
export const LostPage = () => <NotFoundScreen path={useLocation().pathname} />;
