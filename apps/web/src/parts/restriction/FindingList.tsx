import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii, touchTarget } from '#web/lib/design-tokens.ts';
import { reasonWords, sourceWords } from './finding-words.ts';
import { groupFindings, type FoundOnLand, type GroupedFinding } from './grouped-findings.ts';

interface FindingListProps {
  readonly found: FoundOnLand;
  /** By the place of a material. */
  readonly nameOfMaterial: (place: number) => string;
  readonly nameOfParcel: (parcelId: number) => string;
}

/** So many parcels are named; of more it is said how many. */
const mostNamed = 20;

/** What was found, the worst first: each opens to its parcels, what it is about and the rule that asks for it. */
export function FindingList({ found, ...names }: FindingListProps): ReactElement {
  return (
    <Groups>
      {groupFindings(found).map(({ vote, found: ofVote }) => (
        <section key={vote} data-vote={vote}>
          <h4>
            <T id={`restriction.vote.${vote}`} /> <small>{ofVote.length}</small>
          </h4>
          {ofVote.map((one) => (
            <OneFinding key={one.key} one={one} {...names} />
          ))}
        </section>
      ))}
    </Groups>
  );
}

type OneFindingProps = Omit<FindingListProps, 'found'> & { readonly one: GroupedFinding };

function OneFinding({ one, nameOfMaterial, nameOfParcel }: OneFindingProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const { material, finding, parcelIds } = one;
  const { about, check } = finding;
  const source = sourceWords(intl, finding);
  const named = material === null ? text('restriction.land') : nameOfMaterial(material);
  return (
    <details>
      <summary>
        <b>{[named, text(`restriction.check.${check}`)].join(' · ')}</b>
        <span>{reasonWords(intl, finding)}</span>
        <small>
          <T id="restriction.parcels" values={{ count: parcelIds.length }} />
        </small>
      </summary>
      <p>{namesOf(parcelIds, nameOfParcel)}</p>
      {about !== null && <p>{about}</p>}
      {source !== undefined && <p>{source}</p>}
    </details>
  );
}

function namesOf(parcelIds: readonly number[], nameOfParcel: (parcelId: number) => string): string {
  const names = parcelIds.slice(0, mostNamed).map(nameOfParcel);
  return [...names, ...(parcelIds.length > mostNamed ? ['…'] : [])].join(', ');
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& h4': { margin: theme.spacing(0, 0, 1), fontSize: fontSizes.body, fontWeight: fontWeights.strong },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& section': { borderLeft: '3px solid', borderColor: theme.vars.palette.divider, paddingLeft: theme.spacing(3) },
  '& section[data-vote="FORBIDDEN"]': { borderColor: theme.vars.palette.error.main },
  '& section[data-vote="WARNING"]': { borderColor: theme.vars.palette.warning.main },
  '& section[data-vote="ALLOWED"]': { borderColor: theme.vars.palette.success.main },
  '& summary': {
    display: 'grid',
    alignContent: 'center',
    minHeight: touchTarget,
    padding: theme.spacing(1, 2),
    borderRadius: radii.medium,
    cursor: 'pointer',
    '&:hover': { background: theme.vars.palette.action.hover },
    '& > b': { fontWeight: fontWeights.medium },
  },
  '& details > p': {
    margin: theme.spacing(0, 2, 1),
    color: theme.vars.palette.text.secondary,
    fontSize: fontSizes.caption,
    overflowWrap: 'anywhere',
  },
}));
