/** A code as the ministry publishes it; without an end it is in force. */
export interface ListedCode {
  readonly code: string;
  readonly name: string;
  readonly validFrom: string;
  readonly validTo?: string;
}

export const codeListNames = ['land-uses', 'zones'] as const;
export type CodeListName = (typeof codeListNames)[number];
export type CodeLists = Record<CodeListName, ListedCode[]>;

const landUses: readonly (readonly [code: string, name: string])[] = [
  ['R', 'standardní orná půda'],
  ['U', 'úhor'],
  ['G', 'travní porost na orné půdě'],
  ['T', 'trvalý travní porost'],
  ['V', 'vinice'],
  ['C', 'chmelnice'],
  ['S', 'ovocný sad'],
  ['K', 'školka'],
  ['D', 'rychle rostoucí dřeviny'],
  ['J', 'jiná trvalá kultura'],
  ['L', 'zalesněná půda'],
  ['B', 'rybník'],
  ['M', 'mimoprodukční plocha'],
  ['O', 'jiná kultura'],
];

const zones: readonly (readonly [code: string, name: string])[] = [
  ['I', 'I. aplikační pásmo'],
  ['II', 'II. aplikační pásmo'],
  ['III', 'III. aplikační pásmo'],
];

/** Made up from what is known of the lists; every start and every reset begins with the same. */
export function registryCodeLists(): CodeLists {
  return { 'land-uses': landUses.map(listed), zones: zones.map(listed) };
}

/** Gives a code another name, adds one, or takes it from the list where there is no name. */
export function changeCode(lists: CodeLists, list: CodeListName, code: string, name: string | null): void {
  const known = lists[list].find((each) => each.code === code);
  const others = lists[list].filter((each) => each.code !== code);
  lists[list] = name === null ? others : [...others, { validFrom: firstDay, ...known, code, name }];
}

const firstDay = '2015-01-01';

function listed([code, name]: readonly [string, string]): ListedCode {
  return { code, name, validFrom: firstDay };
}
