import type { DiseaseLight } from '@brazda/contract/iot/agronomy-diseases.ts';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { useText } from '#web/i18n/T.tsx';
import { DiseaseLevelMark } from '#web/parts/agronomy/DiseaseLevelMark.tsx';
import { DiseaseReasons } from '#web/parts/agronomy/DiseaseReasons.tsx';
import { DiseaseWeek } from '#web/parts/agronomy/DiseaseWeek.tsx';
import { WeatherSource } from '#web/parts/agronomy/WeatherSource.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { TouchLink } from '#web/ui/TouchLink.tsx';
import { chooseWeatherColumn, type WeatherOfParcel } from './choose-weather-column.tsx';
import { WeatherChoiceDialog } from './WeatherChoiceDialog.tsx';

interface DiseaseTableProps {
  readonly farmId: number;
  readonly lights: readonly DiseaseLight[];
}

/** A light for each parcel, why it is so, how the week went, and whose weather it is. */
export function DiseaseTable({ farmId, lights }: DiseaseTableProps): ReactElement {
  const text = useText();
  const mayManage = useMay('farm.manage', farmId);
  const [chosen, setChosen] = useState<WeatherOfParcel>();
  const columns: readonly [FactColumn<DiseaseLight>, ...FactColumn<DiseaseLight>[]] = [
    {
      key: 'parcel',
      label: text('agronomy.parcel'),
      cell: ({ parcelId, parcelName }) => (
        <TouchLink
          to="/farm/$farmId/parcels/$parcelId/overview"
          params={{ farmId: String(farmId), parcelId: String(parcelId) }}
        >
          {parcelName}
        </TouchLink>
      ),
    },
    { key: 'crop', label: text('agronomy.crop'), cell: ({ cropName }) => cropName },
    {
      key: 'light',
      label: text('agronomy.light'),
      cell: ({ level, week }) => (
        <Light>
          <DiseaseLevelMark level={level} />
          <DiseaseWeek week={week} />
        </Light>
      ),
    },
    { key: 'why', label: text('agronomy.why'), cell: (light) => <DiseaseReasons light={light} /> },
    { key: 'node', label: text('agronomy.weatherOf'), cell: (light) => <WeatherSource node={light.node} /> },
    ...(mayManage ? [chooseWeatherColumn(text, setChosen)] : []),
  ];
  return (
    <>
      <FactTable
        label={text('agronomy.diseases')}
        columns={columns}
        rows={lights}
        keyOf={({ parcelId, cropId }) => `${parcelId} ${cropId}`}
      />
      {chosen && <WeatherChoiceDialog farmId={farmId} parcel={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

const Light = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
