import { z } from 'zod';
import { administratorEvent, farmEvent } from '../event.ts';
import { ImportId, LandUpdateId, RecordImportId } from './agroevidence.ids.ts';

/** What happens to the land of farms. */
export const events = [
  /** Something that maps and lists show of the parcels; the revision is that of the map after it. */
  farmEvent('parcels.changed', { revision: z.int() }),
  /** A crop of the farm's own was made, changed, put away or brought back. */
  farmEvent('crops.changed', {}),
  /** A material of the farm's own was made, changed, put away or brought back. */
  farmEvent('materials.changed', {}),
  /** Water or a protection zone was drawn, or put away. */
  farmEvent('landFeatures.changed', {}),
  /** What was done or is to be done on the land. */
  farmEvent('actions.changed', {}),
  /** What is planned on the land, or the scenarios that are tried. */
  farmEvent('plan.changed', {}),
  /** An import began, came further, ended or was taken back. */
  farmEvent('import.progressed', { importId: ImportId }),
  /** An update began, came further, was decided about, applied, taken back or put aside. */
  farmEvent('landUpdate.progressed', { landUpdateId: LandUpdateId }),
  /** Records were handed over to the ministry, or it has told what came of them. */
  farmEvent('submission.progressed', {}),
  /** A file of old records was sent, judged anew, imported, taken back or put aside. */
  farmEvent('recordImport.progressed', { recordImportId: RecordImportId }),
  /** The file of a report was made that nobody had made before. */
  farmEvent('report.made', {}),
  /** How the farm signs in to the registry. */
  farmEvent('registryAccess.changed', {}),
  /** The registry is being asked whether it has changed anything, or has answered. */
  farmEvent('registryCheck.progressed', {}),
  administratorEvent('codeLists.progressed'),
  /** An import of a public register began, came further or ended. */
  administratorEvent('registers.progressed'),
] as const;
