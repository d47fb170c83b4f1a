import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { reasonWords, sourceWords } from './finding-words.ts';
import { groupFindings, type FindingOnParcels, type FoundOnLand, type GroupedFinding } from './grouped-findings.ts';

export interface FindingNames {
  /** By the place of a material. */
  readonly nameOfMaterial: (place: number) => string;
  readonly nameOfParcel: (parcelId: number) => string;
  /** Of the farm's clocks; undefined while nobody knows them. */
  readonly timeZone: string | undefined;
}

interface FindingListProps extends FindingNames {
  readonly found: FoundOnLand;
}

/** So many lines and names are told at first; all of them are asked for. */
const toldAtFirst = 20;

/** What was found, the worst first: each opens to its parcels, what it is about and the rule that asks for it. */
export function FindingList({ found, ...names }: FindingListProps): ReactElement {
  return (
    <Groups>
      {groupFindings(found).map(({ vote, found: ofVote }) => (
        <section key={vote} data-vote={vote}>
          <h3>
            <T id={`restriction.vote.${vote}`} />
          </h3>
          {ofVote.map((one) => (
            <OneFinding key={one.key} one={one} {...names} />
          ))}
        </section>
      ))}
    </Groups>
  );
}

type OneFindingProps = FindingNames & { readonly one: GroupedFinding };

function OneFinding({ one, ...names }: OneFindingProps): ReactElement | null {
  const intl = useIntl();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { materials, parts, parcelIds } = one;
  const [first] = parts;
  if (!first) return null;
  const named =
    materials.length === 0 ? text('restriction.land') : intl.formatList(materials.map(names.nameOfMaterial));
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{text(`restriction.check.${first.finding.check}`)}</b>
        <span>{reasonWords(intl, parts, names.timeZone)}</span>
        <small>{[named, text('restriction.parcels', { count: parcelIds.length })].join(' · ')}</small>
      </summary>
      {isOpen && <Opened one={one} {...names} />}
    </details>
  );
}

/** Its parcels, what it is about and where it stands: only while somebody looks at it. */
function Opened({ one: { parts, parcelIds }, nameOfParcel, timeZone }: OneFindingProps): ReactElement {
  const intl = useIntl();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? parts : parts.slice(0, toldAtFirst);
  const most = isAll ? Infinity : toldAtFirst;
  const isMore = parts.length > toldAtFirst || parts.some((part) => part.parcelIds.length > toldAtFirst);
  return (
    <>
      {parts.length === 1 ? (
        <p>{namesOf(parcelIds, nameOfParcel, most)}</p>
      ) : (
        <ul>
          {shown.map((part) => (
            <li key={part.at}>
              <b>{namesOf(part.parcelIds, nameOfParcel, most)}</b> {reasonWords(intl, [part], timeZone)}
            </li>
          ))}
        </ul>
      )}
      {isMore && !isAll && (
        <Button size="small" onClick={() => setAll(true)}>
          <T id="restriction.showAll" values={{ count: parcelIds.length }} />
        </Button>
      )}
      {distinct(parts, ({ about }) => about ?? undefined).map((about) => (
        <p key={about}>{about}</p>
      ))}
      {distinct(parts, (finding) => sourceWords(intl, finding)).map((source) => (
        <p key={source}>{source}</p>
      ))}
    </>
  );
}

function distinct(
  parts: readonly FindingOnParcels[],
  wordsOf: (finding: FindingOnParcels['finding']) => string | undefined,
): readonly string[] {
  return [...new Set(parts.flatMap(({ finding }) => wordsOf(finding) ?? []))];
}

function namesOf(parcelIds: readonly number[], nameOfParcel: (parcelId: number) => string, most: number): string {
  const names = parcelIds.slice(0, most).map(nameOfParcel);
  return [...names, ...(parcelIds.length > most ? ['…'] : [])].join(', ');
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  '& h3': { margin: theme.spacing(0, 0, 1), fontSize: fontSizes.body, fontWeight: fontWeights.strong },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& section': { borderLeft: '3px solid', borderColor: theme.vars.palette.divider, paddingLeft: theme.spacing(3) },
  '& section[data-vote="FORBIDDEN"]': { borderColor: theme.vars.palette.error.main },
  '& section[data-vote="WARNING"]': { borderColor: theme.vars.palette.warning.main },
  '& summary': {
    display: 'grid',
    alignContent: 'center',
    minHeight: touchTarget,
    padding: theme.spacing(1, 2),
    marginLeft: theme.spacing(-2),
    borderRadius: radii.medium,
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
  },
  '& details > p, & details > ul': {
    margin: theme.spacing(0, 0, 1),
    color: theme.vars.palette.text.secondary,
    fontSize: fontSizes.caption,
    overflowWrap: 'anywhere',
  },
  '& details b': { fontWeight: fontWeights.medium },
  '& details > ul': { paddingLeft: theme.spacing(4) },
}));
