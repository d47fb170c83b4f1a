import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import type { RestrictionCheck } from '@brazda/domain/enumerations/restriction.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { reasonWords } from '#web/parts/restriction/finding-words.ts';
import { groupFindings, keptWith, type GroupedFinding } from '#web/parts/restriction/grouped-findings.ts';
import { UnjudgedWords } from '#web/parts/restriction/UnjudgedWords.tsx';
import { PaperPart } from './PaperTable.tsx';

/** What was against the work when it was planned, and along what nothing may be brought onto the land. */
export function OrderFindings({ action }: { readonly action: ActionDetail }): ReactElement {
  const groups = groupFindings(keptWith(action));
  const isOfDistance = ({ parts: [first] }: GroupedFinding): boolean => first?.finding.check === 'DISTANCE';
  const forbidden = groups.filter(({ vote }) => vote === 'FORBIDDEN').flatMap(({ found }) => found);
  return (
    <>
      {action.judging.when === 'NEVER' && (
        <PaperPart>
          <UnjudgedWords judging={action.judging} />
        </PaperPart>
      )}
      <Found
        action={action}
        heading={<T id="restriction.vote.FORBIDDEN" />}
        found={forbidden.filter((one) => !isOfDistance(one))}
      />
      <Found
        action={action}
        heading={<T id="restriction.check.DISTANCE" />}
        found={groups.flatMap(({ found }) => found).filter(isOfDistance)}
      />
    </>
  );
}

/** What was looked at; that of distances stands in their heading. */
function checksOf(parts: GroupedFinding['parts']): readonly RestrictionCheck[] {
  const checks = new Set(parts.map(({ finding }) => finding.check));
  return [...checks].filter((check) => check !== 'DISTANCE');
}

interface FoundProps {
  readonly action: ActionDetail;
  readonly heading: ReactNode;
  readonly found: readonly GroupedFinding[];
}

function Found({ action: { farmId, targets, materials }, heading, found }: FoundProps): ReactElement | null {
  const id = useId();
  const intl = useIntl();
  const text = useText();
  const { data: settings } = useQuery(farmSettingsOptions(farmId));
  const names = new Map(targets.map(({ parcelId, name }) => [parcelId, name]));
  if (found.length === 0) return null;
  return (
    <PaperPart aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <ul>
        {found.map(({ key, materials: places, parts, parcelIds }) => (
          <Finding key={key}>
            {places.length > 0 && <strong>{intl.formatList(places.map((at) => materials[at]?.name ?? ''))}</strong>}
            <span>
              {checksOf(parts).map((check) => `${text(`restriction.check.${check}`)}: `)}
              {reasonWords(intl, parts, settings?.timeZone)}
            </span>
            {
              // What holds on all parcels needs no names.
              parcelIds.length < names.size && (
                <small>{parcelIds.map((parcelId) => names.get(parcelId) ?? '').join(', ')}</small>
              )
            }
          </Finding>
        ))}
      </ul>
    </PaperPart>
  );
}

const Finding = styled('li')({ '& > * + *': { marginInlineStart: '0.5em' } });
