import type { Position } from '@brazda/contract/agroevidence/drawn-outline.ts';
import type { EditedLand } from '@brazda/contract/agroevidence/parcel-editing.ts';
import type { ParcelDetail } from '@brazda/contract/agroevidence/parcels.ts';
import type { SeedApplication } from '@brazda/contract/agroevidence/seed-applications.ts';
import fc from 'fast-check';
import { lineThrough, rectangle } from './edited-farm.ts';
import type { TestFarm, TestUser } from './factories.ts';
import type { TestApp } from './start-app.ts';
import type { TestApi } from './test-api.ts';

const kinds = [
  'draw',
  'correct',
  'redraw',
  'split',
  'merge',
  'end',
  'rename',
  'sow',
  'sowPart',
  'sowShare',
  'correctCrop',
  'endCrop',
  'plan',
  'retract',
  'undo',
] as const;
type Kind = (typeof kinds)[number];
type SownBody = Parameters<TestApi['agroevidence']['seedApplications']['record']>[0]['body'];

/** Something that is done on a farm; what it is done with is chosen among what is there by then. */
export interface Work {
  readonly kind: Kind;
  readonly which: number;
  readonly other: number;
  readonly share: number;
}

/** Days of work, each beginning with a parcel so that there is one. */
export function workOf(without: readonly Kind[], most: number): fc.Arbitrary<readonly Work[]> {
  const work = fc.record({
    kind: fc.constantFrom(...kinds.filter((kind) => !without.includes(kind))),
    which: fc.nat(30),
    other: fc.nat(30),
    share: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
  });
  const first = fc.constant<Work>({ kind: 'draw', which: 0, other: 0, share: 0.5 });
  return fc
    .tuple(first, first, fc.array(work, { minLength: 4, maxLength: most }))
    .map(([one, other, rest]) => [one, other, ...rest]);
}

/** The crops that are sown and planned. */
const crops = [17, 36, 4] as const;

/** A farm of an own user, on which work is done through the calls, and what the answers told of it. */
export class WorkedFarm {
  readonly farm: TestFarm;
  readonly api: TestApi;
  /** The open parcels, as they were told last. */
  readonly parcels = new Map<number, ParcelDetail>();
  /** What grows and was not retracted, as it was told last. */
  readonly grown = new Map<number, SeedApplication>();
  /** Every parcel that there ever was. */
  readonly everyParcel = new Set<number>();
  private readonly undoable: number[] = [];
  private drawn = 0;

  private constructor(farm: TestFarm, api: TestApi) {
    this.farm = farm;
    this.api = api;
  }

  static async begin({ make, api }: Pick<TestApp, 'make' | 'api'>): Promise<WorkedFarm> {
    const { user, farm }: { user: TestUser; farm: TestFarm } = await make.farmer();
    return new WorkedFarm(farm, api(user));
  }

  /** Does it on a day; gives whether it was done, and not refused or impossible. */
  async work(work: Work, day: string): Promise<boolean> {
    try {
      return await this[work.kind](work, day);
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }

  private async draw({ share }: Work, from: string): Promise<boolean> {
    const west = this.drawn * 1.5;
    const outline = rectangle(west, 0, west + 0.6 + share / 2, 1);
    this.drawn += 1;
    const body = { outline, name: `Pole ${this.drawn}`, from };
    await this.take(await this.api.agroevidence.parcelEditing.draw({ body, farmIds: [this.farm.id] }));
    return true;
  }

  private async correct(work: Work): Promise<boolean> {
    return this.changeOutline(work, (outline) => ({ mode: 'CORRECTION', outline }));
  }

  private async redraw(work: Work, from: string): Promise<boolean> {
    return this.changeOutline(work, (outline) => ({ mode: 'CHANGE', outline, from }));
  }

  private async split({ which, share }: Work, from: string): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    const [west, south, east, north] = boxOf(parcel);
    const x = west + share * (east - west);
    const line = lineThrough([x, south - 0.0005], [x, north + 0.0005]);
    await this.take(
      await this.api.agroevidence.parcelEditing.split({ params: { id: parcel.id }, body: { line, from } }),
    );
    return true;
  }

  private async merge({ which, other }: Work, from: string): Promise<boolean> {
    const [one, two] = [chosen(this.parcels, which), chosen(this.parcels, other)];
    if (!one || !two || one.id === two.id) return false;
    const body = { parcels: [{ id: one.id }, { id: two.id }], from, isApart: true };
    await this.take(await this.api.agroevidence.parcelEditing.merge({ body }));
    return true;
  }

  private async end({ which }: Work, from: string): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel || this.parcels.size < 2) return false;
    await this.take(await this.api.agroevidence.parcelEditing.retire({ params: { id: parcel.id }, body: { from } }));
    return true;
  }

  private async rename({ which, other }: Work): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    await this.api.agroevidence.parcels.change({ params: { id: parcel.id }, body: { name: `Nové jméno ${other}` } });
    return true;
  }

  private async sow({ which, other }: Work, validFrom: string): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    return this.sowOn(parcel, { cropId: cropOf(other), validFrom });
  }

  /** On a part that is drawn: the west of the parcel, as far as chance says. */
  private async sowPart({ which, other, share }: Work, validFrom: string): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    const [west, south, east, north] = boxOf(parcel);
    const { coordinates } = boxed([west, south, west + share * (east - west), north]);
    const geometry = { type: 'MultiPolygon' as const, coordinates: [coordinates] };
    return this.sowOn(parcel, { cropId: cropOf(other), validFrom, geometry, part: partOf(other) });
  }

  /** On a part of which only the land is known. */
  private async sowShare({ which, other, share }: Work, validFrom: string): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    return this.sowOn(parcel, { cropId: cropOf(other), validFrom, area: share * parcel.area, part: partOf(other) });
  }

  private async sowOn({ id }: ParcelDetail, body: SownBody): Promise<boolean> {
    const sown = await this.api.agroevidence.seedApplications.record({ params: { id }, body });
    this.grown.set(sown.id, sown);
    return true;
  }

  private async correctCrop({ which, other }: Work): Promise<boolean> {
    const grown = chosen(this.grown, which);
    if (!grown) return false;
    const body = { cropId: cropOf(other) };
    const changed = await this.api.agroevidence.seedApplications.change({ params: { id: grown.id }, body });
    this.grown.set(changed.id, changed);
    return true;
  }

  private async endCrop({ which }: Work, on: string): Promise<boolean> {
    const grown = chosen(this.grown, which);
    if (grown?.validTo !== null) return false;
    const ended = await this.api.agroevidence.seedApplications.end({ params: { id: grown.id }, body: { on } });
    this.grown.set(ended.id, ended);
    return true;
  }

  private async retract({ which }: Work): Promise<boolean> {
    const grown = chosen(this.grown, which);
    if (!grown) return false;
    await this.api.agroevidence.seedApplications.retract({ params: { id: grown.id } });
    this.grown.delete(grown.id);
    return true;
  }

  private async plan({ which, other }: Work): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    const body = { cropId: cropOf(other), seasonId: 2026 + (other % 3) };
    await this.api.agroevidence.sowingPlan.changeParcel({ params: { parcelId: parcel.id }, body });
    return true;
  }

  /** What was done to outlines last is undone; whatever was told of the parcels then is asked for anew. */
  private async undo(): Promise<boolean> {
    const changeId = this.undoable.pop();
    if (changeId === undefined) return false;
    await this.api.gateway.farmChanges.undo({ params: { id: this.farm.id, changeId } });
    this.parcels.clear();
    for (const id of this.everyParcel) {
      const parcel = await this.api.agroevidence.parcels.read({ params: { id } }).catch(() => undefined);
      if (parcel?.status === 'OPEN') this.parcels.set(id, parcel);
    }
    return true;
  }

  private async changeOutline(
    { which, share }: Work,
    bodyOf: (
      outline: ReturnType<typeof rectangle>,
    ) => Parameters<TestApi['agroevidence']['parcelEditing']['redraw']>[0]['body'],
  ): Promise<boolean> {
    const parcel = chosen(this.parcels, which);
    if (!parcel) return false;
    const [west, south, east, north] = boxOf(parcel);
    const inner = east - (1 - share) * 0.2 * (east - west);
    const body = bodyOf(boxed([west, south, inner, north]));
    await this.take(await this.api.agroevidence.parcelEditing.redraw({ params: { id: parcel.id }, body }));
    return true;
  }

  private async take({ parcels, retired, changeId }: EditedLand): Promise<void> {
    for (const id of retired) {
      this.parcels.delete(id);
      await this.forgetHandedOver(id);
    }
    for (const parcel of parcels) {
      this.parcels.set(parcel.id, parcel);
      this.everyParcel.add(parcel.id);
    }
    this.undoable.push(changeId);
  }

  /** What began when a parcel ended never grew on it, but grows on what came of it. */
  private async forgetHandedOver(parcelId: number): Promise<void> {
    const left = await this.api.agroevidence.seedApplications.ofParcel({ params: { id: parcelId } });
    const known = new Set(left.rows.map(({ id }) => id));
    for (const { id, parcelId: on } of [...this.grown.values()]) {
      if (on === parcelId && !known.has(id)) this.grown.delete(id);
    }
  }
}

function chosen<T>(among: ReadonlyMap<number, T>, which: number): T | undefined {
  const all = [...among.values()];
  return all[which % Math.max(1, all.length)];
}

function cropOf(number: number): number {
  return crops[number % crops.length] ?? crops[0];
}

/** Which of three parts of a parcel. */
function partOf(number: number): number {
  return 1 + (number % 3);
}

type Box = readonly [west: number, south: number, east: number, north: number];

function boxOf({ geometry }: ParcelDetail): Box {
  const places = geometry.coordinates.flat(2);
  const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function boxed([west, south, east, north]: Box): ReturnType<typeof rectangle> {
  const ring: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [ring] };
}

/** What a call refuses for its reasons; nothing was done then. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 409 || error.status === 422);
}
