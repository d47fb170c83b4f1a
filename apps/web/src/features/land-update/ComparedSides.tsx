import type { LandChangeDetail, LandUpdate } from '@brazda/contract/agroevidence/land-updates.ts';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlainMessageId } from '#web/i18n/ids.generated.ts';
import { landUseText } from '#web/parts/parcel/land-use-text.ts';
import { T } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';
import { sideWords } from './source-words.ts';
import { blockArea, blockName, hectaresText, type RegistryBlock } from './block-values.ts';

interface ComparedSidesProps {
  readonly change: LandChangeDetail;
  readonly source: LandUpdate['source'];
}

/** Blocks that became other blocks: those of the last import, the parcels of the farm, and those of now. */
export function ComparedSides({ change, source }: ComparedSidesProps): ReactElement {
  const intl = useIntl();
  const { before, parcels, now } = change;
  return (
    <Sides>
      <Side label={sideWords(source, 'before')}>{before.map(block)}</Side>
      <Side label="landUpdate.side.own">
        {parcels.map(({ id, name, area, blockNumber, has }) => (
          <li key={id}>
            <strong>{name}</strong> {hectaresText(area, intl)}
            {blockNumber !== name && <div>{blockNumber}</div>}
            <div>{landUseText(intl, { code: has.landUseCode, name: has.landUseName })}</div>
          </li>
        ))}
      </Side>
      <Side label={sideWords(source, 'now')}>{now.map(block)}</Side>
    </Sides>
  );
}

function block(each: RegistryBlock, at: number): ReactElement {
  return <BlockLine key={`${at} ${each.blockNumber ?? ''}`} block={each} />;
}

function BlockLine({ block: each }: { readonly block: RegistryBlock }): ReactElement {
  const intl = useIntl();
  return (
    <li>
      <strong>{blockName(each, intl)}</strong> {hectaresText(blockArea(each), intl)}
      <div>{landUseText(intl, { code: each.landUseCode, name: each.landUseName })}</div>
    </li>
  );
}

interface SideProps {
  readonly label: PlainMessageId;
  readonly children: readonly ReactNode[];
}

function Side({ label, children }: SideProps): ReactElement {
  return (
    <div>
      <Typography variant="body2" component="h4">
        <T id={label} />
      </Typography>
      {children.length === 0 ? <T id="landUpdate.none" /> : <ul>{children}</ul>}
    </div>
  );
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  fontSize: fontSizes.body,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& h4': { color: theme.vars.palette.text.secondary, fontWeight: fontWeights.medium },
  '& ul': { display: 'flex', flexDirection: 'column', gap: theme.spacing(2), margin: 0, padding: 0, listStyle: 'none' },
  '& strong': { fontWeight: fontWeights.strong },
  '& li > div': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
