/** What the people of the demo farm call their fields, by the number of the declared drawing; the rest go by their block. */
export const demoNames: Readonly<Record<string, string>> = {
  '44999855': 'Široká',
  '44999854': 'U lesa',
  '44999834': 'Nad mlýnem',
  '44999835': 'Jetelinec',
  '44999867': 'Louka u potoka',
  '44999844': 'Záhumenek',
  '44999801': 'Na draze',
  '44999799': 'Žitná hora',
  '44999800': 'Čtvrtě',
  '44999853': 'K Lipovci',
  '44999837': 'U větrolamu',
  '45970664': 'Malá louka',
  '45970763': 'Bramborák',
  '45970742': 'Za humny',
  '44715294': 'Dolní lán',
  '44715302': 'U křížku',
};
