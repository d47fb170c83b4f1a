import type { BaseLayer, MapLayers, MapOverlay } from '@brazda/contract/configuration.ts';

// Public services of Czechia and Slovakia, their layers and their terms. Addresses of offices change: whoever runs an
// installation can name others in a file of the same shape. Only what may be used for commercial purposes is here.

const czechMapping = {
  // In these words its conditions want to be named.
  attribution: '© ČÚZK – on-line',
  licence: { name: 'Podmínky síťových služeb ČÚZK', url: 'https://geoportal.cuzk.gov.cz/' },
} as const;
const czechRegister = {
  attribution: '© MZe, LPIS',
  licence: { name: 'MZe', url: 'https://mze.gov.cz/public/portal/mze/farmar/LPIS' },
} as const;
const slovakMapping = {
  attribution: 'Ortofotomozaika SR © GKÚ Bratislava, NLC',
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
} as const;

const cz = { countries: ['CZ'] };
const sk = { countries: ['SK'] };

const czechBase: readonly BaseLayer[] = [
  {
    id: 'orthophoto',
    kind: 'xyz',
    url: 'https://ags.cuzk.gov.cz/arcgis1/rest/services/ORTOFOTO_WM/MapServer/tile/{z}/{y}/{x}',
    ...czechMapping,
    maxZoom: 19,
    ...cz,
  },
];

const czechOverlays: readonly MapOverlay[] = [
  {
    id: 'lpis_cz',
    kind: 'wms',
    url: 'https://mze.gov.cz/public/app/wms/public_DPB_PB_OPV.fcgi',
    layer: 'DPB_UCINNE,DPB_UCINNE_KOD',
    ...czechRegister,
    ...cz,
  },
  {
    id: 'landscape',
    kind: 'wms',
    url: 'https://mze.gov.cz/public/app/wms/public_EVP_EFA.fcgi',
    layer: 'EVP',
    ...czechRegister,
    ...cz,
  },
  {
    id: 'water_protection',
    kind: 'wms',
    url: 'https://mze.gov.cz/public/app/wms/public_zp.fcgi',
    layer: 'OPVZ_PODZ_POVRCH',
    ...czechRegister,
    ...cz,
  },
  {
    id: 'surface_water',
    kind: 'wms',
    url: 'https://geoportal.cuzk.gov.cz/WMS_INSPIRE_HY/WMService.aspx',
    layer: 'HY.PhysicalWaters.Waterbodies,HY.PhysicalWaters.LandWaterBoundary',
    ...czechMapping,
    ...cz,
  },
  {
    id: 'counties',
    kind: 'wms',
    url: 'https://services.cuzk.gov.cz/wms/wms.asp',
    layer: 'prehledky',
    ...czechMapping,
    ...cz,
  },
];

const slovakBase: readonly BaseLayer[] = [
  {
    id: 'orthophoto',
    kind: 'wms',
    url: 'https://zbgisws.skgeodesy.sk/zbgis_ortofoto_wms/service.svc/get',
    layer: '1',
    ...slovakMapping,
    ...sk,
  },
];

const slovakOverlays: readonly MapOverlay[] = [
  {
    id: 'lpis_sk',
    kind: 'wms',
    url: 'https://portal.vupop.sk/arcgis/services/LPIS/LPIS_aktualny_a_lokality/MapServer/WMSServer',
    layer: '0',
    attribution: '© NPPC – VÚPOP',
    ...sk,
  },
];

export const mapPresets = {
  cz: { baseLayers: [...czechBase], overlays: [...czechOverlays] },
  sk: { baseLayers: [...slovakBase], overlays: [...slovakOverlays] },
} as const satisfies Readonly<Record<string, MapLayers>>;

export function isPresetName(name: string): name is keyof typeof mapPresets {
  return Object.hasOwn(mapPresets, name);
}
