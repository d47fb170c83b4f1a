import type {
  Location,
  LocationGroup,
  LocationPoint,
  locationGroups,
  locations,
} from '@brazda/contract/iot/locations.ts';
import type { z } from 'zod';
import type { Who } from '#server/access/who.ts';
import { readingOf, type FarmReading } from '#server/db/farm-scope.ts';
import { Failure } from '#server/foundation/failure.ts';
import type { Services } from '#server/services.ts';
import { countNodes } from '../nodes/listed-nodes.repository.ts';
import { findNewestValues } from '../nodes/newest-values.repository.ts';
import { numbersOf } from '../nodes/sensors-of-nodes.repository.ts';
import {
  countLocations,
  findLocations,
  findPoints,
  type ListedLocation,
  type LocationChoice,
} from './listed-locations.repository.ts';
import { findGroups } from './location-groups.repository.ts';
import { locationView, pointView } from './locations.view.ts';

type Needs = Pick<Services, 'database' | 'clock'>;
type ListQuery = z.output<typeof locations.list.query>;
type PointQuery = z.output<typeof locations.points.query>;

/** Throws `node.notFound` where it is asked for places of a node that is not among those of the farms. */
export async function readLocations(
  { database, clock }: Needs,
  who: Who,
  query: ListQuery,
): Promise<{ readonly rows: Location[]; readonly total: number }> {
  const farms = readingOf(database, who);
  if (query['node-id']) await requireNodes(farms, query['node-id']);
  const choice: LocationChoice = {
    ...choiceOf(query, clock.now()),
    withInactive: query['include-inactive'],
    groupNames: query['group-name'],
    nodeIds: query['node-id'],
  };
  const limit = query['per-page'];
  const order = { column: query['sort-col'], isDescending: query['sort-dir'] === 'desc' };
  const [rows, total] = await Promise.all([
    findLocations(farms, choice, order, { limit, offset: (query.page - 1) * limit }),
    countLocations(farms, choice),
  ]);
  return { rows: await withValues(farms, rows, choice.now), total };
}

export async function readPoints({ database, clock }: Needs, who: Who, query: PointQuery): Promise<LocationPoint[]> {
  const choice = { ...choiceOf(query, clock.now()), withoutZero: true };
  return (await findPoints(readingOf(database, who), choice)).map(pointView);
}

/** Throws `location.notFound`. */
export async function readLocation({ database, clock }: Needs, who: Who, id: number): Promise<Location> {
  const farms = readingOf(database, who);
  const choice = { id, now: clock.now() };
  const rows = await findLocations(farms, choice, { column: 'name', isDescending: false }, { limit: 1, offset: 0 });
  const [location] = await withValues(farms, rows, choice.now);
  if (!location) throw new Failure('location.notFound');
  return location;
}

export function readGroups(
  { database }: Pick<Services, 'database'>,
  who: Who,
  query: z.output<typeof locationGroups.list.query>,
): Promise<LocationGroup[]> {
  return findGroups(readingOf(database, who), { isDescending: query['sort-dir'] === 'desc' });
}

/** Throws `locationGroup.notFound`. */
export async function readGroup(
  { database }: Pick<Services, 'database'>,
  who: Who,
  id: number,
): Promise<LocationGroup> {
  const [group] = await findGroups(readingOf(database, who), { id });
  if (!group) throw new Failure('locationGroup.notFound');
  return group;
}

async function requireNodes(farms: FarmReading, nodeIds: readonly number[]): Promise<void> {
  const found = await countNodes(farms, { ids: nodeIds, isOfAll: true });
  if (found < new Set(nodeIds).size) throw new Failure('node.notFound');
}

function choiceOf(query: PointQuery, now: Date): LocationChoice {
  const { name, historic, from, to, status } = query;
  const deviceGroups = query['device-group'];
  return { name, historic, from, to, statuses: status, deviceGroups, now };
}

async function withValues(farms: FarmReading, rows: readonly ListedLocation[], now: Date): Promise<Location[]> {
  const values = await findNewestValues(farms, numbersOf(rows.map(({ nodeId }) => nodeId)), now);
  return rows.map((row) => locationView(row, values.get(row.nodeId) ?? []));
}
