import type { LandFileReport } from '@brazda/contract/agroevidence/registration.ts';
import { areasDiffer } from '@brazda/domain/measures.ts';
import type { ReactElement } from 'react';
import { T } from '#web/i18n/T.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import type { LandFileState } from './use-land-file.ts';

/** Whether parcels get the areas of their outlines instead of those that the file says. */
export function AreaChoice({ landFile }: { readonly landFile: LandFileState }): ReactElement {
  return (
    <Switch
      label={<T id="landFileReport.areaOfOutline" />}
      help={<T id="landFileReport.areaOfOutlineHelp" />}
      isOn={isAreaOfOutline(landFile)}
      onSwitch={(isOn) => landFile.chooseAreas(isOn ? 'COMPUTED' : undefined)}
    />
  );
}

/** Whether there is something to choose: the areas are doubtful, or somebody has chosen already. */
export function isAreaOpen(landFile: LandFileState, report: LandFileReport): boolean {
  return isAreaOfOutline(landFile) || isAreaDoubtful(report);
}

/** Areas that do not fit the outlines are the mark of another file or another year. */
export function isAreaDoubtful({ officialAreaHa, computedAreaHa }: LandFileReport): boolean {
  return officialAreaHa !== null && areasDiffer(officialAreaHa, computedAreaHa);
}

export function isAreaOfOutline({ choice }: LandFileState): boolean {
  return choice?.areaSource === 'COMPUTED';
}
