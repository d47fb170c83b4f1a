import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { reasonWords } from '#web/parts/restriction/finding-words.ts';
import { groupFindings, keptWith } from '#web/parts/restriction/grouped-findings.ts';
import { PaperPart } from './PaperTable.tsx';

/** Along what nothing may be sprayed, as it was found when the work was planned. */
export function OrderDistances({ action }: { readonly action: ActionDetail }): ReactElement | null {
  const id = useId();
  const intl = useIntl();
  const names = new Map(action.targets.map(({ parcelId, name }) => [parcelId, name]));
  const found = groupFindings(keptWith(action))
    .flatMap((group) => group.found)
    .filter(({ parts: [first] }) => first?.finding.check === 'DISTANCE');
  if (found.length === 0) return null;
  return (
    <PaperPart aria-labelledby={id}>
      <h3 id={id}>
        <T id="restriction.check.DISTANCE" />
      </h3>
      <ul>
        {found.map(({ key, materials, parts, parcelIds }) => (
          <li key={key}>
            {materials.length > 0 && (
              <strong>{intl.formatList(materials.map((at) => action.materials[at]?.name ?? ''))}: </strong>
            )}
            {reasonWords(intl, parts)}{' '}
            <small>{parcelIds.map((parcelId) => names.get(parcelId) ?? '').join(', ')}</small>
          </li>
        ))}
      </ul>
    </PaperPart>
  );
}
