const places = [
  'Za humny',
  'U lesa',
  'Lán',
  'Pod strání',
  'Na draze',
  'U křížku',
  'Nad mlýnem',
  'U rybníka',
  'Za cihelnou',
  'Pod silnicí',
  'Ve žlebě',
  'Na kopci',
  'U studánky',
  'Za hřbitovem',
  'K nádraží',
  'Hliníky',
  'Obecní',
  'Kněžské',
  'Panské',
  'Široká',
  'Dlouhé',
  'Klíny',
  'Paseky',
  'Záhumenky',
  'Pod hájenkou',
  'Nad sadem',
  'U kapličky',
  'Za stodolou',
  'Čtvrtě',
  'Padělky',
  'Na skalce',
  'U lípy',
  'Mezi cestami',
  'Za potokem',
  'Vinohrádek',
  'Louky',
  'Na vyhlídce',
  'U seníku',
  'Příhon',
  'Losy',
];

const kinds = ['', 'horní', 'dolní', 'přední', 'zadní', 'malé', 'velké', 'krátké', 'u cesty', 'za vodou'];

/** The name of the n-th parcel of a farm, counted from 0: as fields are called in Czechia, and no two alike. */
export function parcelName(position: number): string {
  const place = places[position % places.length] ?? '';
  const kind = kinds[Math.floor(position / places.length) % kinds.length] ?? '';
  const round = Math.floor(position / (places.length * kinds.length)) + 1;
  return [place, kind, round > 1 ? String(round) : ''].filter(Boolean).join(' ');
}
