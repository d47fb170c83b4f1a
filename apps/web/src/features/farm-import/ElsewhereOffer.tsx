import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ChosenCountry } from './CountryField.tsx';
import { countryOptions } from './farm-import.queries.ts';

interface ElsewhereOfferProps {
  readonly report: LandFileReport;
  readonly onSwitch: (country: ChosenCountry) => void;
}

/** Says in which country the parcels of a file lie where another one was chosen, and offers it if farms can be there. */
export function ElsewhereOffer({ report, onSwitch }: ElsewhereOfferProps): ReactElement | null {
  const { locale } = useIntl();
  const { data: countries = [] } = useQuery(countryOptions(''));
  const there = report.problems.find(({ code }) => code === 'landFile.outsideCountry')?.detail.countryThere;
  if (typeof there !== 'string' || there === '') return null;
  const canBeChosen = countries.some(({ code }) => code === there);
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(there) ?? there;
  return (
    <Notice
      actions={
        canBeChosen ? (
          <Button variant="outlined" onClick={() => onSwitch({ id: there, label: country })}>
            <T id="landFileReport.switchCountry" values={{ country }} />
          </Button>
        ) : undefined
      }
    >
      <T id="landFileReport.liesElsewhere" values={{ country }} />
    </Notice>
  );
}
