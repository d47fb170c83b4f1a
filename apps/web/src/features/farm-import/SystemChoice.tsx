import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { systemsOfCountry } from '@brazda/domain/coordinate-systems.ts';
import type { ReactElement } from 'react';
import { T, useText } from '#web/i18n/T.tsx';
import { ChoiceField } from '#web/ui/ChoiceField.tsx';
import type { LandFileState } from './use-land-file.ts';

interface SystemChoiceProps {
  readonly landFile: LandFileState;
  readonly countryCode: string;
}

/** In which coordinates a file is that does not say so itself; the map beside it shows whether the choice is right. */
export function SystemChoice({ landFile, countryCode }: SystemChoiceProps): ReactElement {
  const text = useText();
  const chosen = landFile.choice?.coordinateSystem;
  return (
    <ChoiceField
      label={<T id="landFileReport.system" />}
      help={<T id="landFileReport.systemHelp" />}
      value={chosen === undefined ? '' : String(chosen)}
      onChoose={(epsg) => landFile.chooseSystem(epsg === '' ? undefined : Number(epsg))}
      choices={[
        { value: '', label: text('landFileReport.systemOfFile') },
        ...systemsOfCountry(countryCode).map(({ epsg, name }) => ({
          value: String(epsg),
          label: text('landFileReport.systemWithCode', { name, code: epsg }),
        })),
      ]}
    />
  );
}

/** Whether there is something to choose: the file does not say, we have guessed, or somebody has chosen already. */
export function isSystemOpen({ choice }: LandFileState, { coordinateSystem, problems }: LandFileReport): boolean {
  if (choice?.coordinateSystem !== undefined || coordinateSystem?.source === 'range') return true;
  return problems.some(({ code }) => code === 'landFile.coordinateSystemUnknown');
}
