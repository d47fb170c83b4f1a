import type { NitrogenEntry, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { textIn } from '#web/i18n/text.ts';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { isThought } from './nitrogen-shares.ts';
import { NitrogenSign } from './NitrogenBar.tsx';
import { sourceWords } from './source-words.ts';

interface NitrogenEntriesProps {
  readonly farmId: number;
  readonly ledger: NitrogenLedger;
}

/** Each number of a ledger; it opens to what it follows from. */
export function NitrogenEntries({ farmId, ledger: { entries, area } }: NitrogenEntriesProps): ReactElement {
  return (
    <List>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.actionId} ${entry.materialId} ${entry.day}`}>
          <OneEntry farmId={farmId} entry={entry} area={area} />
        </li>
      ))}
    </List>
  );
}

interface OneEntryProps {
  readonly farmId: number;
  readonly entry: NitrogenEntry;
  /** Hectares. */
  readonly area: number;
}

function OneEntry({ farmId, entry, area }: OneEntryProps): ReactElement {
  const intl = useIntl();
  const text = textIn(intl);
  const [isOpen, setOpen] = useState(false);
  const { kind, name, day, counted } = entry;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <NitrogenSign kind={kind} isThought={isThought(entry)} />
        <span>
          {name ?? text(`nitrogen.kind.${kind}`)}
          <small>{isThought(entry) ? text('nitrogen.thought') : formatDay(day, intl.locale)}</small>
        </span>
        <b>
          {counted === null || area === 0
            ? text('nitrogen.unknown')
            : text('nitrogen.perHectare', { value: formatNumber(counted / area, intl.locale, 1) })}
        </b>
      </summary>
      {isOpen && <Steps farmId={farmId} entry={entry} />}
    </details>
  );
}

/** What it follows from, and the way to its record: only while somebody looks at it. */
function Steps({ farmId, entry }: Omit<OneEntryProps, 'area'>): ReactElement {
  const intl = useIntl();
  const { actionId } = entry;
  return (
    <>
      <dl>
        {stepsOf(intl, entry).map(({ id, value, source }) => (
          <div key={id}>
            <dt>
              <T id={id} />
            </dt>
            <dd>
              {value}
              {source !== undefined && <small>{source}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {actionId !== null && (
        <TextLink to="/farm/$farmId/actions/$actionId" params={{ farmId: String(farmId), actionId: String(actionId) }}>
          <T id="nitrogen.toAction" />
        </TextLink>
      )}
    </>
  );
}

type StepId = `nitrogen.step.${'weight' | 'content' | 'fixed' | 'nitrogen' | 'share' | 'counted'}`;

interface Step {
  readonly id: StepId;
  readonly value: string;
  readonly source?: string;
}

/** What a number follows from, in the order in which it is reckoned; what is not known is said as that. */
function stepsOf(
  intl: IntlShape,
  { kind, weight, content, contentSource, nitrogen, share, counted }: NitrogenEntry,
): readonly Step[] {
  const text = textIn(intl);
  const kilograms = (value: number | null): string =>
    value === null
      ? text('nitrogen.unknown')
      : text('nitrogen.kilograms', { value: formatNumber(value, intl.locale, 1) });
  const percent = (value: number | undefined | null): string =>
    value === undefined || value === null
      ? text('nitrogen.unknown')
      : intl.formatNumber(value / 100, { style: 'percent', maximumFractionDigits: 2 });
  const ofContent = contentSource === null ? undefined : sourceWords(intl, contentSource);
  const inputs: readonly Step[] =
    kind === 'FIXATION'
      ? [{ id: 'nitrogen.step.fixed', value: perHectare(intl, content), ...(ofContent && { source: ofContent }) }]
      : [
          { id: 'nitrogen.step.weight', value: kilograms(weight) },
          {
            id: 'nitrogen.step.content',
            value: percent(content),
            source: ofContent ?? text(content === null ? 'nitrogen.unstated' : 'nitrogen.ofMaterial'),
          },
        ];
  return [
    ...inputs,
    { id: 'nitrogen.step.nitrogen', value: kilograms(nitrogen) },
    { id: 'nitrogen.step.share', value: percent(share?.percent), ...(share && { source: sourceWords(intl, share) }) },
    { id: 'nitrogen.step.counted', value: kilograms(counted) },
  ];
}

function perHectare(intl: IntlShape, value: number | null): string {
  const text = textIn(intl);
  if (value === null) return text('nitrogen.unknown');
  return text('nitrogen.perHectare', { value: formatNumber(value, intl.locale, 1) });
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    minHeight: touchTarget,
    borderRadius: radii.small,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: theme.vars.palette.action.hover },
  },
  '& summary > span:not([aria-hidden])': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& summary > b': { flex: 'none', fontWeight: fontWeights.medium },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dl': { display: 'grid', gap: theme.spacing(2), margin: theme.spacing(1, 0, 2), paddingLeft: theme.spacing(6) },
  '& dl > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: theme.spacing(2) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& details > a': { marginLeft: theme.spacing(6) },
}));
