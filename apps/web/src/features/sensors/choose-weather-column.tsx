import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import Button from '@mui/material/Button';
import { T } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import type { FactColumn } from '#web/ui/FactTable.tsx';

/** A parcel, and whose weather is taken for it. */
export type WeatherOfParcel = Pick<DiseaseLight, 'parcelId' | 'parcelName' | 'node'>;

/** By what it is chosen whose weather is taken for a parcel. */
export function chooseWeatherColumn(
  text: Text,
  onChoose: (parcel: WeatherOfParcel) => void,
): FactColumn<WeatherOfParcel> {
  return {
    key: 'choose',
    label: <T id="agronomy.choose" />,
    isAction: true,
    cell: (parcel) => (
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="dialog"
        aria-label={text('agronomy.chooseNamed', { name: parcel.parcelName })}
        onClick={() => onChoose(parcel)}
      >
        <T id="agronomy.choose" />
      </Button>
    ),
  };
}
