import { readFileSync } from 'node:fs';

/** A block of the land registry as the ministry keeps it: its outline is WKT in S-JTSK (EPSG:5514). */
export interface RegistryBlock {
  readonly id: string;
  readonly square: string;
  readonly code: string;
  readonly validFrom: string;
  readonly areaHa: number;
  readonly landUseCode: string;
  readonly landUseName: string;
  readonly altitudeM: number;
  readonly slopeDegrees: number;
  readonly outline: string;
  /** 4 in force, 5 historical. */
  readonly state?: 4 | 5;
  readonly isNitrateVulnerable?: boolean;
  readonly applicationZone?: string;
  readonly cadastralUnit?: string;
}

/** Who the registry knows: the sign-in of the farmers' portal, the key of its services, and the subject behind it. */
export interface RegistrySubject {
  readonly login: string;
  readonly key: string;
  readonly szrid: string;
  readonly companyNumber: string;
  readonly name: string;
  /** Whether this account may read the land registry; the organisation's administrator decides. */
  readonly mayReadLand: boolean;
  /** Unknown in the land registry: the subject is registered and farms no land. */
  readonly isKnownInLand: boolean;
  blocks: RegistryBlock[];
  /** The day of the last change of its land. */
  changedOn: string;
}

const firstDay = '2026-03-01';

/** How one of the subjects, the one with the most blocks, signs in by a program. */
export const registryLogin = { login: '99brazda', secret: 'KLIC-WS-STATEK-2026', szrid: '1000000001' } as const;

/** Made-up subjects with real outlines; every start and every reset begins with the same. */
export function registrySubjects(): RegistrySubject[] {
  const known = { mayReadLand: true, isKnownInLand: true, changedOn: firstDay };
  return [
    {
      ...known,
      login: registryLogin.login,
      key: registryLogin.secret,
      szrid: registryLogin.szrid,
      companyNumber: '11223344',
      name: 'Statek Pod Lesem s.r.o.',
      blocks: readBlocks('land-upland.json').map(onSlopeInNitrateZone),
    },
    {
      ...known,
      login: '99nizina',
      key: 'KLIC-WS-NIZINA-2026',
      szrid: '1000000002',
      companyNumber: '22334455',
      name: 'Zemědělské družstvo Nížina',
      blocks: readBlocks('land-lowland.json').map(lastIsHistorical),
    },
    {
      ...known,
      login: '99bezpudy',
      key: 'KLIC-WS-BEZPUDY-2026',
      szrid: '1000000003',
      companyNumber: '33445566',
      name: 'Jan Bezzemek',
      isKnownInLand: false,
      blocks: [],
    },
    {
      ...known,
      login: '98ucetni',
      key: 'KLIC-WS-UCETNI-2026',
      szrid: '1000000001',
      companyNumber: '11223344',
      name: 'Statek Pod Lesem s.r.o.',
      mayReadLand: false,
      blocks: [],
    },
  ];
}

function readBlocks(file: string): RegistryBlock[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as RegistryBlock[];
}

const steepBlock = 2;

function onSlopeInNitrateZone(block: RegistryBlock, index: number): RegistryBlock {
  if (index !== steepBlock) return { ...block, isNitrateVulnerable: false };
  return { ...block, isNitrateVulnerable: true, slopeDegrees: 8.4, applicationZone: 'II' };
}

function lastIsHistorical(block: RegistryBlock, index: number, blocks: readonly RegistryBlock[]): RegistryBlock {
  return { ...block, state: index === blocks.length - 1 ? 5 : 4 };
}
