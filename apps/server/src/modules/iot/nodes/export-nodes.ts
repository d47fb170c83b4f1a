import type { Node, nodes } from '@brazda/contract/iot/nodes.ts';
import { sensorFeatureFacts } from '@brazda/domain/enumerations/sensor.ts';
import { clockOf } from '@brazda/domain/local-time.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf } from '#server/db/farm-scope.ts';
import { styleOfLanguage } from '#server/files/spreadsheet/separated-value.ts';
import type { SheetCell, SheetColumn } from '#server/files/spreadsheet/sheet.ts';
import { spreadsheetWords, type SpreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';
import { writeTable, type WrittenTable } from '#server/files/spreadsheet/write-table.ts';
import type { Services } from '#server/services.ts';
import { byFeatureAndLevel, numberColumn } from '../measurements/measured-columns.ts';
import { findFarmClocks, findMeasuredPlaces, type FarmClock, type MeasuredPlace } from './exported-nodes.repository.ts';
import { findNodeIds } from './listed-nodes.repository.ts';
import { choiceOf, readNodesById } from './read-nodes.ts';

type ExportQuery = z.output<typeof nodes.exportFile.query>;

/** Rows are read so many at a time: any number of nodes takes no more room than one of these pieces. */
const pieceSize = 500;

/** What is said of each row, and how. */
interface Said {
  readonly words: SpreadsheetWords;
  readonly farms: readonly FarmClock[];
  readonly places: readonly MeasuredPlace[];
}

/** The nodes that a filter leaves with their newest values, in the order of the list; made while it is sent. */
export async function exportNodes(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  who: Who,
  { format, 'sort-col': column, 'sort-dir': direction, ...filter }: ExportQuery,
): Promise<WrittenTable> {
  const now = clock.now();
  const farms = readingOf(database, who);
  const ids = await findNodeIds(farms, choiceOf(filter, now), { column, isDescending: direction === 'desc' });
  const words = spreadsheetWords(who.language);
  const said: Said = {
    words,
    farms: await findFarmClocks(farms),
    places: (await findMeasuredPlaces(farms, ids)).toSorted(byFeatureAndLevel),
  };
  const rows = async function* (): AsyncGenerator<readonly SheetCell[]> {
    const cells = cellsIn(said);
    for (let begin = 0; begin < ids.length; begin += pieceSize)
      for (const node of await readNodesById(farms, ids.slice(begin, begin + pieceSize), now)) yield cells(node);
  };
  return writeTable(format, words('spreadsheet.sensors'), columnsIn(said), rows(), styleOfLanguage(who.language));
}

function columnsIn({ words, farms, places }: Said): readonly SheetColumn[] {
  const zones = [...new Set(farms.map(({ timeZone }) => timeZone))];
  return [
    { title: words('sensors.name'), kind: 'text' },
    ...(farms.length > 1 ? [{ title: words('spreadsheet.sensors.farm'), kind: 'text' } as const] : []),
    { title: words('history.column.iot.node.status'), kind: 'text' },
    { title: words('sensors.sign'), kind: 'text' },
    { title: `${words('sensors.heard')} (${zones.join(', ')})`, kind: 'time' },
    { title: words('history.column.iot.node.device_type'), kind: 'text' },
    { title: words('history.column.iot.node.network_type'), kind: 'text' },
    { title: words('history.column.iot.node.network'), kind: 'text' },
    { title: words('history.column.iot.node.external_id'), kind: 'text' },
    { title: words('sensors.latitude'), kind: 'number', decimals: 6 },
    { title: words('sensors.longitude'), kind: 'number', decimals: 6 },
    ...places.map((place) => {
      const { unit, aggregation } = sensorFeatureFacts[place.feature];
      const what = aggregation === 'INCREMENT' ? 'spreadsheet.measurements.counter' : undefined;
      return numberColumn({ ...place, unit }, { words }, what);
    }),
  ];
}

function cellsIn({ words, farms, places }: Said): (node: Node) => readonly SheetCell[] {
  const farmOf = new Map(farms.map((farm) => [farm.id, { ...farm, clock: clockOf(farm.timeZone) }]));
  return (node) => {
    const { farmId, deviceType, geometry, heardAt, sensors } = node;
    const farm = farmOf.get(farmId);
    const [longitude, latitude] = geometry?.coordinates ?? [null, null];
    const value = ({ feature, level }: MeasuredPlace): number | null =>
      sensors.find((one) => one.feature === feature && one.level === level)?.value ?? null;
    return [
      node.name,
      ...(farms.length > 1 ? [farm?.name ?? null] : []),
      words(`history.value.iot.node.status.${node.status}`),
      signsOf(node, words),
      heardAt === null ? null : (farm?.clock(new Date(heardAt)).stamp ?? null),
      deviceType === null ? words('sensors.otherMaker') : words(`history.value.iot.node.device_type.${deviceType}`),
      words(`history.value.iot.node.network_type.${node.networkType}`),
      node.network,
      node.externalId,
      latitude,
      longitude,
      ...places.map(value),
    ];
  };
}

/** What about it wants to be looked at. */
function signsOf({ isSilent, isUnreadable, geometry }: Node, words: SpreadsheetWords): string | null {
  const signs = [
    ...(isSilent ? [words('sensors.sign.SILENT')] : []),
    ...(isUnreadable ? [words('sensors.sign.UNREADABLE')] : []),
    ...(geometry === null ? [words('sensors.sign.UNPLACED')] : []),
  ];
  return signs.join('; ') || null;
}
