import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import { AreaChoice, isAreaOpen } from './AreaChoice.tsx';
import { SystemChoice, isSystemOpen } from './SystemChoice.tsx';
import type { LandFileState } from './use-land-file.ts';

interface LandFileChoicesProps {
  readonly landFile: LandFileState;
  readonly report: LandFileReport;
  readonly countryCode: string | undefined;
}

/** What the file leaves open: whose areas hold, its coordinates, which of several layers, and which column names the parcels. */
export function LandFileChoices({ landFile, report, countryCode }: LandFileChoicesProps): ReactElement | null {
  const hasLayers = report.layers.length > 1;
  const columns = columnsToChoose(landFile, report);
  const [hasAreas, hasSystems] = [isAreaOpen(landFile, report), isSystemOpen(landFile, report)];
  if (!hasAreas && !hasSystems && !hasLayers && columns.length === 0) return null;
  return (
    <Choices>
      {hasAreas && <AreaChoice landFile={landFile} />}
      {hasSystems && <SystemChoice landFile={landFile} countryCode={countryCode ?? ''} />}
      {hasLayers && <LayerChoice landFile={landFile} layers={report.layers} />}
      {columns.length > 0 && <NameColumnChoice landFile={landFile} columns={columns} />}
    </Choices>
  );
}

function columnsToChoose({ choice }: LandFileState, { layers, needsNameColumn }: LandFileReport): LandColumns {
  const isNameOpen = needsNameColumn || choice?.nameColumn !== undefined;
  return isNameOpen ? (layers.find(({ isChosen }) => isChosen)?.columns ?? []) : [];
}

type Layers = LandFileReport['layers'];
type LandColumns = Layers[number]['columns'];

function LayerChoice({
  landFile,
  layers,
}: {
  readonly landFile: LandFileState;
  readonly layers: Layers;
}): ReactElement {
  const text = useText();
  const chosen = layers.filter(({ isChosen }) => isChosen);
  const onlyOne = chosen.length === 1 ? chosen[0]?.name : undefined;
  return (
    <ChoiceField
      label={<T id="landFileReport.layer" />}
      help={<T id="landFileReport.layerHelp" />}
      value={landFile.choice?.layer ?? onlyOne ?? ''}
      onChoose={(layer) => landFile.chooseLayer(layer === '' ? undefined : layer)}
      choices={[
        { value: '', label: text('landFileReport.allLayers') },
        ...layers.map(({ name, parcels }) => ({
          value: name,
          label: text('landFileReport.layerOption', { name, count: parcels }),
        })),
      ]}
    />
  );
}

interface NameColumnChoiceProps {
  readonly landFile: LandFileState;
  readonly columns: LandColumns;
}

function NameColumnChoice({ landFile, columns }: NameColumnChoiceProps): ReactElement {
  const text = useText();
  return (
    <ChoiceField
      label={<T id="landFileReport.nameColumn" />}
      help={<T id="landFileReport.nameColumnHelp" />}
      value={landFile.choice?.nameColumn ?? ''}
      onChoose={(column) => landFile.chooseNameColumn(column === '' ? undefined : column)}
      choices={[
        { value: '', label: text('landFileReport.noNameColumn') },
        ...columns.map(({ name, samples }) => ({
          value: name,
          label:
            samples.length === 0 ? name : text('landFileReport.columnOption', { name, samples: samples.join(', ') }),
        })),
      ]}
    />
  );
}

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: theme.spacing(5),
}));
