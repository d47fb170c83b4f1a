import type { ActionDetail } from '@brazda/contract/agroevidence/action-shapes.ts';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T, useText } from '#web/i18n/T.tsx';
import { fontSizes, fontWeights, radii } from '#web/lib/design-tokens.ts';
import { amountText, saidAmountText } from '#web/parts/action/action-words.ts';
import { useCropName } from '#web/parts/crop/crop-name.ts';
import { farmSettingsOptions } from '#web/parts/farm/farms.queries.ts';
import { harvestFacts, landFacts, otherWorkFacts, sprayFacts, wordsIn, workFacts } from './action-facts.ts';
import { organismWords } from './organism-words.ts';
import { packageWords } from './package-words.ts';

/** What is known of an action as a whole: only what was said of it. */
export function ActionFacts({ action }: { readonly action: ActionDetail }): ReactElement {
  const intl = useIntl();
  const nameOf = useCropName();
  const { data: settings } = useQuery(farmSettingsOptions(action.farmId));
  const words = wordsIn(intl, settings?.timeZone);
  const facts = [
    ...landFacts(words, action, nameOf),
    ...workFacts(words, action),
    ...harvestFacts(words, action),
    ...sprayFacts(words, action.spray),
    ...otherWorkFacts(words, action),
    ['actions.note', action.note] as const,
  ];
  return (
    <Frame>
      <Pairs>
        {facts.map(
          ([id, value]) =>
            value !== null && (
              <div key={id}>
                <dt>
                  <T id={id} />
                </dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Pairs>
      <Brought action={action} />
    </Frame>
  );
}

/** What was brought onto the land or taken from it, as it was said and in all. */
function Brought({ action: { materials, products } }: { readonly action: ActionDetail }): ReactElement | null {
  const intl = useIntl();
  const text = useText();
  const all = [
    ...materials.map((one, at) => ({ ...one, key: `material ${at}` })),
    ...products.map((one) => ({
      ...{ ...one, key: one.product, name: text(`action.product.${one.product}`) },
      ...{ registrationNumber: null, batch: null, producedOn: null, expiresOn: null },
      ...{ purpose: null, organismCodes: [], organismNames: [] },
    })),
  ];
  if (all.length === 0) return null;
  return (
    <Amounts>
      {all.map((one) => (
        <li key={one.key}>
          <strong>{one.name}</strong>
          <span>{saidAmountText(intl, one)}</span>
          {one.basis === 'HECTARE' && (
            <span>{text('actions.inAll', { amount: amountText(intl, one.total, one.unitKind) })}</span>
          )}
          {[one.registrationNumber, ...packageWords(intl, one), one.purpose, ...organismWords(one)]
            .filter(Boolean)
            .map((word) => (
              <small key={word}>{word}</small>
            ))}
        </li>
      ))}
    </Amounts>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  padding: theme.spacing(4, 5, 5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.large,
  background: theme.vars.palette.background.paper,
}));

const Pairs = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
  gap: theme.spacing(3, 4),
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: fontSizes.caption },
  '& dd': { margin: 0, fontWeight: fontWeights.medium, overflowWrap: 'anywhere' },
}));

const Amounts = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(4),
    padding: theme.spacing(2, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& small': { color: theme.vars.palette.text.secondary },
}));
