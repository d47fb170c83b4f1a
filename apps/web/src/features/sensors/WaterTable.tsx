import type { WaterStanding } from '@brazda/contract/iot/water-balances.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import type { Text } from '#web/i18n/text.ts';
import { WateredPart } from '#web/parts/agronomy/WateredPart.tsx';
import { WaterReason } from '#web/parts/agronomy/WaterReason.tsx';
import { WaterStateMark } from '#web/parts/agronomy/WaterStateMark.tsx';
import { WaterUse } from '#web/parts/agronomy/WaterUse.tsx';
import { WeatherSource } from '#web/parts/agronomy/WeatherSource.tsx';
import { useMay } from '#web/parts/farm/use-may.ts';
import { FactTable, type FactColumn } from '#web/ui/FactTable.tsx';
import { TouchLink } from '#web/ui/TouchLink.tsx';
import { chooseWeatherColumn, type WeatherOfParcel } from './choose-weather-column.tsx';
import { SoilDialog } from './SoilDialog.tsx';
import { WeatherChoiceDialog } from './WeatherChoiceDialog.tsx';

interface WaterTableProps {
  readonly farmId: number;
  readonly standings: readonly WaterStanding[];
}

/** Of each parcel how its crop is off for water, how long that lasts, and whose weather it is. */
export function WaterTable({ farmId, standings }: WaterTableProps): ReactElement {
  const text = useText();
  const mayManage = useMay('farm.manage', farmId);
  const [chosen, setChosen] = useState<WaterStanding>();
  const [weathered, setWeathered] = useState<WeatherOfParcel>();
  const columns: readonly [FactColumn<WaterStanding>, ...FactColumn<WaterStanding>[]] = [
    {
      key: 'parcel',
      label: text('agronomy.parcel'),
      cell: ({ parcelId, parcelName }) => (
        <TouchLink
          to="/farm/$farmId/sensors/water/$parcelId"
          params={{ farmId: String(farmId), parcelId: String(parcelId) }}
        >
          {parcelName}
        </TouchLink>
      ),
    },
    { key: 'crop', label: text('agronomy.crop'), cell: cropCell },
    { key: 'state', label: text('agronomy.light'), cell: ({ state }) => <WaterStateMark state={state} /> },
    { key: 'use', label: text('waterBalance.depletion'), cell: (standing) => <WaterUse {...standing} /> },
    {
      key: 'lasts',
      label: text('waterBalance.outlook'),
      cell: (standing) => (
        <Why>
          <WaterReason standing={standing} />
        </Why>
      ),
    },
    { key: 'node', label: text('agronomy.weatherOf'), cell: ({ node }) => <WeatherSource node={node} /> },
    ...(mayManage && standings.some(({ lack }) => lack === 'SOIL_UNSAID') ? [soilColumn(text, setChosen)] : []),
    ...(mayManage ? [chooseWeatherColumn(text, setWeathered)] : []),
  ];
  return (
    <>
      <FactTable
        label={text('waterBalance.section')}
        columns={columns}
        rows={standings}
        keyOf={({ parcelId }) => parcelId}
      />
      {chosen && (
        <SoilDialog
          farmId={farmId}
          parcel={{ id: chosen.parcelId, name: chosen.parcelName }}
          soil={null}
          onClose={() => setChosen(undefined)}
        />
      )}
      {weathered && <WeatherChoiceDialog farmId={farmId} parcel={weathered} onClose={() => setWeathered(undefined)} />}
    </>
  );
}

function cropCell(standing: WaterStanding): ReactElement {
  return (
    <Crop>
      {standing.cropName}
      <small>
        <WateredPart standing={standing} isShort />
      </small>
    </Crop>
  );
}

function soilColumn(text: Text, onChoose: (standing: WaterStanding) => void): FactColumn<WaterStanding> {
  return {
    key: 'soil',
    label: <T id="waterBalance.soil" />,
    isAction: true,
    cell: (standing) =>
      standing.lack === 'SOIL_UNSAID' && (
        <Button
          size="small"
          variant="outlined"
          aria-haspopup="dialog"
          aria-label={text('waterBalance.soil.sayNamed', { name: standing.parcelName })}
          onClick={() => onChoose(standing)}
        >
          <T id="waterBalance.soil.say" />
        </Button>
      ),
  };
}

const Crop = styled('div')(({ theme }) => ({
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
  '& small:empty': { display: 'none' },
}));

const Why = styled('div')({ maxWidth: '44ch' });
