import type { RegistryUpdate } from '@brazda/contract/agroevidence/eagri.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { formatDay } from '#web/lib/days.ts';
import { fontSizes, fontWeights } from '#web/lib/design-tokens.ts';

/** When a farm's land was last taken from the registry, as of which day and how much of it; null where it never was. */
export function LastTaken({ update }: { readonly update: RegistryUpdate | null }): ReactElement {
  const { locale } = useIntl();
  if (update === null) return <T id="integrations.registry.never" />;
  const { updatedAt, validityDate, parcels } = update;
  return (
    <>
      <FormattedDate value={updatedAt} dateStyle="medium" timeStyle="short" />
      <Of>
        <T id="integrations.registry.takenOf" values={{ count: parcels, day: formatDay(validityDate, locale) }} />
      </Of>
    </>
  );
}

const Of = styled('small')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.secondary,
  fontSize: fontSizes.body,
  fontWeight: fontWeights.regular,
}));
