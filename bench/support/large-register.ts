import { listedProduct, productFile, type ListedUse } from '@brazda/simulators/registry/public-registers.ts';

/** Names as the register has them; each product is authorised on some of them. */
const crops = [
  ...['pšenice', 'ječmen ozimý', 'ječmen jarní', 'žito', 'tritikale', 'oves', 'kukuřice', 'řepka olejka', 'slunečnice'],
  ...[
    'mák setý',
    'hořčice bílá',
    'hrách',
    'bob polní',
    'sója',
    'brambor',
    'řepa cukrovka',
    'řepa krmná',
    'len',
    'jetel',
  ],
  ...['vojtěška', 'trávy na semeno', 'chmel', 'réva', 'jabloň', 'hrušeň', 'třešeň', 'slivoň', 'jahodník', 'cibule'],
  ...['česnek', 'mrkev', 'zelí', 'kapusta', 'salát', 'okurka', 'rajče', 'paprika', 'okrasné rostliny', 'lesní školky'],
];
const organisms = [
  ...['braničnatka pšeničná', 'rez pšeničná', 'padlí travní', 'fuzária klasů', 'hnědá skvrnitost ječmene'],
  ...[
    'plevele dvouděložné jednoleté',
    'plevele lipnicovité jednoleté',
    'pcháč rolní',
    'svízel přítula',
    'chundelka metlice',
  ],
  ...['blýskáček řepkový', 'krytonosec', 'mšice', 'mandelinka bramborová', 'plíseň bramboru', 'skvrnatička řepná'],
  ...[
    'plíseň révy',
    'strupovitost jabloně',
    'obaleč jablečný',
    'zavíječ kukuřičný',
    'hlízenka obecná',
    'fomová hniloba',
  ],
  ...['slimáci', 'hraboš polní', 'regulace růstu', 'poléhání', 'desikace', 'dřepčíci', 'třásněnky', 'svilušky'],
];
const substances = [
  'tebukonazol',
  'glyfosát',
  'azoxystrobin',
  'metazachlor',
  'deltamethrin',
  'pendimethalin',
  'kaptan',
];
const functions = ['fungicid', 'herbicid', 'insekticid', 'regulátor růstu'];
const usesOfProduct = 17;

/** A file of the register of products, as long as the ministry's: products that were invented, each with many uses. */
export function largeRegister(products: number): string {
  return productFile({
    ...{ version: '2026-03-02', fertilizers: [], organisms: [] },
    products: Array.from({ length: products }, (_, at) => ({
      ...listedProduct(10_000 + at, nameOf(at), `${1000 + at}-${at % 7}`, pick(functions, at), usesOf(at)),
      substances: [[pick(substances, at), 250, 'g/l'] as const],
    })),
  });
}

const beginnings = ['Agro', 'Fung', 'Herb', 'Tri', 'Sol', 'Kar', 'Mara', 'Opti', 'Vero', 'Zor', 'Bel', 'Cura'];
const ends = ['stop', 'max', 'top', 'star', 'guard', 'pro', 'fin', 'gold', 'plus', 'wit'];

function nameOf(at: number): string {
  return `${pick(beginnings, at)}${pick(ends, Math.floor(at / beginnings.length))} ${at % 1000} EC`;
}

function usesOf(product: number): Omit<ListedUse, 'dose'>[] {
  return Array.from({ length: usesOfProduct }, (_, at) => ({
    crops: [pick(crops, product * 3 + at), pick(crops, product * 5 + at * 7)],
    organisms: [0, 1, 2].map((each) => pick(organisms, product + at * 5 + each * 11)).join(', '),
    preHarvest: at % 3 === 0 ? 'AT' : String(14 + at),
  }));
}

function pick<V>(from: readonly V[], at: number): V {
  const value = from[at % from.length];
  if (value === undefined) throw new Error('There is nothing to pick from');
  return value;
}
