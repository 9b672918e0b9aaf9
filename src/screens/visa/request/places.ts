import type { VisaAnswers } from '#domain/visa/visa-application.ts';
import { CONSULATES, DESK_AIRPORTS } from '#domain/visa/visa-rules.ts';
import { placeName } from '#src/screens/visa/request/place-name.ts';
import type { Option } from '#src/ui/SelectField.tsx';

/** Desks of the chosen kind; consulates in the country of residence first. */
export function placesFor({ collectAt }: VisaAnswers, residence: string): readonly Option[] {
  const own = CONSULATES[residence] ?? [];
  const others = Object.values(CONSULATES)
    .flat()
    .filter((city) => !own.includes(city))
    .toSorted();
  const codes = collectAt === 'airport' ? DESK_AIRPORTS : collectAt === 'consulate' ? [...own, ...others] : [];
  return codes.map((value) => ({ value, label: placeName(value) }));
}
