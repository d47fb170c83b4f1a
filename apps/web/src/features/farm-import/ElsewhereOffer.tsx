import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import Button from '@mui/material/Button';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { T } from '#web/i18n/T.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { ChosenCountry } from './CountryField.tsx';

interface ElsewhereOfferProps {
  readonly report: LandFileReport;
  readonly onSwitch: (country: ChosenCountry) => void;
}

/** Offers the country in which the parcels of a file lie, where another one was chosen. */
export function ElsewhereOffer({ report, onSwitch }: ElsewhereOfferProps): ReactElement | null {
  const { locale } = useIntl();
  const there = report.problems.find(({ code }) => code === 'landFile.outsideCountry')?.detail.countryThere;
  if (typeof there !== 'string' || there === '') return null;
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(there) ?? there;
  return (
    <Notice
      actions={
        <Button variant="outlined" onClick={() => onSwitch({ id: there, label: country })}>
          <T id="landFileReport.switchCountry" values={{ country }} />
        </Button>
      }
    >
      <T id="landFileReport.liesElsewhere" values={{ country }} />
    </Notice>
  );
}
