import type { LandChangeDetail, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { textIn } from '#web/i18n/text.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { sideWords } from './source-words.ts';
import { hectaresText, isWritten, propertyLabel, propertyText, type BlockProperty } from './block-values.ts';

/** Where a side has nothing that could be compared. */
const nothingSign = '–';

interface ComparedRow {
  readonly property: BlockProperty;
  readonly label: string;
  readonly before: string | undefined;
  readonly own: string | undefined;
  readonly now: string | undefined;
}

interface ComparedValuesProps {
  readonly change: LandChangeDetail;
  readonly source: LandUpdate['source'];
}

/** The values of one block that differ: as the last import brought them, at the farm, and as they are said now. */
export function ComparedValues({ change, source }: ComparedValuesProps): ReactElement {
  const intl = useIntl();
  const text = useText();
  const unknown = text('parcel.unknown');
  return (
    <Table aria-label={text('landUpdate.compared')}>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <T id={sideWords(source, 'before')} />
          </th>
          <th scope="col">
            <T id="landUpdate.side.own" />
          </th>
          <th scope="col">
            <T id={sideWords(source, 'now')} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <T id="landUpdate.parcels" />
          </th>
          <td>{nothingSign}</td>
          <td>{change.parcels.map(({ name }) => name).join(', ') || text('landUpdate.none')}</td>
          <td>{nothingSign}</td>
        </tr>
        {rowsOf(change, intl).map(({ property, label, before, own, now }) => (
          <tr key={property}>
            <th scope="row">{label}</th>
            <td>{before ?? unknown}</td>
            <td>{own ?? nothingSign}</td>
            <td data-now>{now ?? unknown}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function rowsOf(change: LandChangeDetail, intl: IntlShape): ComparedRow[] {
  const [was] = change.before;
  const [is] = change.now;
  if (!is) return [];
  return change.properties.flatMap((property): ComparedRow[] => {
    const own = ownText(property, change, intl);
    if (property === 'OUTLINE') {
      return [
        {
          property,
          own,
          label: textIn(intl)('landUpdate.outlineArea'),
          before: was && hectaresText(was.computedArea, intl),
          now: hectaresText(is.computedArea, intl),
        },
      ];
    }
    if (!isWritten(property)) return [];
    return [
      {
        property,
        own,
        label: textIn(intl)(propertyLabel(property)),
        before: was && propertyText(property, was, intl),
        now: propertyText(property, is, intl),
      },
    ];
  });
}

/** What the farm has in this respect; several parcels of one block may each have something else. */
function ownText(property: BlockProperty, { parcels }: LandChangeDetail, intl: IntlShape): string | undefined {
  const texts = parcels.flatMap(({ has }) => {
    if (property === 'OUTLINE') return hectaresText(has.computedArea, intl);
    return isWritten(property) ? (propertyText(property, has, intl) ?? []) : [];
  });
  return texts.length === 0 ? undefined : [...new Set(texts)].join(', ');
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: theme.spacing(2),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: fontWeights.regular,
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.medium },
  '& tbody th': { color: theme.vars.palette.text.secondary },
  '& [data-now]': { fontWeight: fontWeights.strong },
}));
