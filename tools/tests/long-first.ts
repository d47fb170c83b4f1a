import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These start whole servers and wait for them, or go on for as long as they may: neither their size nor their tests say so. */
const long = /\/testing\/durability\/|\/backup\/|\/(contract-fuzz|isolation|parcel-export)\.test\.ts$/;

/** The long files begin first, so that none of them is what all wait for at the end; the rest as vitest orders it. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

function isLong({ moduleId }: TestSpecification): boolean {
  return long.test(moduleId);
}
