import type { Language } from '@brazda/contract/shapes.ts';
import { actionStates, actionTypes, type ActionState, type ActionType } from '@brazda/domain/enumerations/action.ts';
import { foldText } from '@brazda/domain/fold-text.ts';
import { spreadsheetWords } from '#server/files/spreadsheet/spreadsheet-words.ts';

/** How people call kinds of work besides the names that the product has for them; folded. */
const usualWords: Partial<Readonly<Record<ActionType, readonly string[]>>> = {
  SPRAY: [
    ...[
      'chemicke osetreni',
      'osetreni',
      'aplikace pripravku',
      'aplikace por',
      'chemicka ochrana',
      'strikani',
      'postriky',
    ],
    ...[
      'spraying',
      'spray application',
      'pesticide application',
      'crop protection',
      'postrek',
      'striekanie',
      'osetrenie',
    ],
    ...['oprysk', 'zabieg ochrony roslin', 'permetezes', 'novenyvedelem', 'pulverizacion', 'tratamiento'],
    ...['tratamiento fitosanitario', 'stropit', 'erbicidat', 'tratament', 'tratament fitosanitar', 'purskimas'],
  ],
  FERT: [
    ...[
      'hnojeni',
      'prihnojeni',
      'prihnojovani',
      'hnojeni mineralni',
      'mineralni hnojeni',
      'aplikace hnojiv',
      'rozmetani hnojiv',
    ],
    ...['fertilising', 'fertilizing', 'fertiliser', 'fertilization', 'fertilisation', 'top dressing', 'topdressing'],
    ...[
      'hnojenie',
      'prihnojovanie',
      'nawozenie',
      'mutragyazas',
      'fertilizacion',
      'abonado',
      'fertilizare',
      'fertilizat',
      'tresimas',
    ],
  ],
  FERT_ORG: [
    ...[
      'hnojeni organicke',
      'aplikace kejdy',
      'kejda',
      'aplikace hnoje',
      'hnuj',
      'hnojeni statkovymi hnojivy',
      'aplikace digestatu',
    ],
    ...[
      'manure',
      'manure spreading',
      'muck spreading',
      'slurry',
      'slurry spreading',
      'organic fertiliser',
      'organicke hnojenie',
    ],
    ...[
      'nawozenie organiczne',
      'obornik',
      'gnojowica',
      'szerves tragyazas',
      'tragyazas',
      'abonado organico',
      'estercolado',
    ],
    ...['fertilizare organica', 'gunoi de grajd', 'organinis tresimas'],
  ],
  FOLIAR: [
    'hnojeni na list',
    'listova vyziva',
    'foliar feed',
    'foliar fertiliser',
    'listove hnojenie',
    'lombtragyazas',
  ],
  LIMING: ['vapneni', 'lime', 'liming', 'vapnenie', 'wapnowanie', 'meszezes', 'encalado', 'amendare', 'kalkinimas'],
  SOWING: [
    ...[
      'seti',
      'vysev',
      'zaseti',
      'setba',
      'sadba',
      'sazeni',
      'vysadba',
      'sowing',
      'drilling',
      'seeding',
      'planting',
      'sejba',
      'sadenie',
    ],
    ...['siew', 'sadzenie', 'vetes', 'ultetes', 'siembra', 'plantacion', 'semanat', 'insamantat', 'seja', 'sodinimas'],
  ],
  HARVEST: [
    ...[
      'sklizen',
      'sklizeni',
      'zne',
      'mlaceni',
      'vymlat',
      'harvest',
      'harvesting',
      'combining',
      'zber',
      'zatva',
      'zbior',
      'zniwa',
    ],
    ...['aratas', 'betakaritas', 'cosecha', 'recoleccion', 'recoltat', 'recoltare', 'derliaus nuemimas', 'kulimas'],
  ],
  MOWING: [
    'sec',
    'seceni',
    'sekani',
    'koseni',
    'mowing',
    'cutting',
    'kosenie',
    'kosba',
    'koszenie',
    'kaszalas',
    'siega',
    'cosit',
    'pjovimas',
  ],
  PLOW: [
    'orba',
    'stredni orba',
    'hluboka orba',
    'zimni orba',
    'ploughing',
    'plowing',
    'orka',
    'szantas',
    'arado',
    'labor de arado',
    'arat',
    'arimas',
  ],
  SUB_PLOWING: ['podmitka', 'podmietka', 'podorywka', 'tarlohantas', 'dezmiristit', 'stubble cultivation', 'skutimas'],
  CULTIV: [
    'kypreni',
    'kultivatorovani',
    'cultivation',
    'cultivating',
    'kyprenie',
    'kultywatorowanie',
    'kultivatorozas',
    'cultivado',
    'kultivavimas',
  ],
  PREP: [
    'priprava pudy',
    'predsetova priprava',
    'priprava k seti',
    'kompaktorovani',
    'kompaktor',
    'seedbed preparation',
    'priprava pody',
    'magagykeszites',
  ],
  DISK: [
    'diskovani',
    'diskova podmitka',
    'discing',
    'disking',
    'diskovanie',
    'talerzowanie',
    'tarcsazas',
    'discuit',
    'diskavimas',
  ],
  HARROW: ['vlaceni', 'braneni', 'harrowing', 'branenie', 'bronowanie', 'boronalas', 'rastreo', 'grapat', 'akejimas'],
  ROLL: ['valeni', 'valcovani', 'rolling', 'valcovanie', 'walowanie', 'hengerezes', 'rulado', 'tavalugit', 'volavimas'],
  SKIDDING: ['smykovani', 'smykovanie', 'wlokowanie', 'simitozas'],
  HOE: [
    'pleckovani',
    'hoeing',
    'inter-row cultivation',
    'pleckovanie',
    'pielenie',
    'kapalas',
    'sorkozmuveles',
    'binado',
    'prasit',
  ],
  SUBSOILING: [
    'hloubkove kypreni',
    'podryvani',
    'subsoiling',
    'glebokie spulchnianie',
    'lazitas',
    'subsolado',
    'scarificat',
  ],
  MULCHING: ['mulcovani', 'mulching', 'topping', 'mulcovanie', 'mulczowanie', 'zuzas'],
  IRRIG: [
    'zavlaha',
    'zavlazovani',
    'irrigation',
    'zavlazovanie',
    'nawadnianie',
    'ontozes',
    'riego',
    'irigat',
    'laistymas',
  ],
  PASTURE: ['pastva', 'grazing', 'pasenie', 'wypas', 'legeltetes', 'pastoreo', 'pasunat', 'ganymas'],
  TRANSPORT: [
    'odvoz',
    'doprava',
    'preprava',
    'transport',
    'haulage',
    'szallitas',
    'transporte',
    'transportat',
    'vezimas',
  ],
  RAKING: ['shrnovani', 'shrabovani', 'raking', 'zhrabovanie', 'zgrabianie', 'rendsodras', 'rastrillado', 'greblat'],
  REVERSAL: ['obraceni', 'tedding', 'obracanie', 'przetrzasanie', 'rendteritas', 'volteo', 'intors'],
  TANKMIX: ['tank mix', 'tankmix', 'smes v nadrzi'],
};

const languages: readonly Language[] = ['cs', 'sk', 'en', 'pl', 'hu', 'es', 'ro', 'lt'];

/** Kinds of work by how they are called: what the product calls them in the reader's own language goes before all else. */
export function typesByWord(own: Language): ReadonlyMap<string, ActionType> {
  const all = [own, ...languages.filter((language) => language !== own)].flatMap((language) =>
    actionTypes.map((type) => [foldText(spreadsheetWords(language)(`actionType.${type}`)), type] as const),
  );
  const usual = actionTypes.flatMap((type) => (usualWords[type] ?? []).map((word) => [word, type] as const));
  // Of one word that two kinds have the first holds.
  return new Map([...all, ...usual].toReversed());
}

/** How far work is, by how that is called in any of the languages. */
export const statesByWord: ReadonlyMap<string, ActionState> = new Map(
  actionStates.flatMap((state) =>
    languages.map((language) => [foldText(spreadsheetWords(language)(`actionState.${state}`)), state] as const),
  ),
);

/** What a seed unit is called in any of the languages. */
export const seedUnitWords: readonly string[] = [
  ...languages.map((language) => foldText(spreadsheetWords(language)('spreadsheet.actions.seedUnit'))),
  ...['vj', 'su', 'vysevni jednotka', 'seed unit', 'units'],
];
