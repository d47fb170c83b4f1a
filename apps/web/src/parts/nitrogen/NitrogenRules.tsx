import type { HoldingNitrogen, NitrogenLedger } from '@brazda/contract/agroevidence/nitrogen-ledgers.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes } from '#web/lib/design-tokens.ts';
import { InfoDialog } from '#web/ui/InfoDialog.tsx';
import { HoldingLine } from './HoldingLine.tsx';
import { NitrogenLimit } from './NitrogenLimit.tsx';
import { sourceWords } from './source-words.ts';

interface Ledgers {
  readonly ledger: NitrogenLedger;
  readonly farms: readonly HoldingNitrogen[];
}

/** A way to read which rules limit the nitrogen of a crop and of the farm. */
export function NitrogenRules({ ledger, farms }: Ledgers): ReactElement {
  const title = useText()('nitrogen.rules');
  return (
    <InfoDialog label={title} title={title}>
      <Rules>
        <LimitRule ledger={ledger} />
        {farms.map((holding) => (
          <HoldingLine key={holding.farmId} holding={holding} />
        ))}
      </Rules>
    </InfoDialog>
  );
}

/** What the crop may have, whether that holds for its parcel, and who says it. */
export function LimitRule({ ledger }: Pick<Ledgers, 'ledger'>): ReactElement {
  const intl = useIntl();
  const { isVulnerable, most } = ledger.limit;
  return (
    <>
      <p>
        <NitrogenLimit ledger={ledger} />
      </p>
      {isVulnerable === 'NOT_SPECIFIED' && (
        <small>
          <T id="nitrogen.limit.zoneUnknown" />
        </small>
      )}
      {isVulnerable !== 'NO' && most && <small>{sourceWords(intl, most)}</small>}
    </>
  );
}

const Rules = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  fontVariantNumeric: 'tabular-nums',
  '& > p': { margin: 0 },
  '& > small': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.body, overflowWrap: 'anywhere' },
}));
