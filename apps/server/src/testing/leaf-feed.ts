/** A fertilizer of which nothing is stated but that it is brought onto leaves. */
export const leafFeed = {
  ...{ name: 'Listová výživa', kind: 'FERTILIZER' as const },
  facts: {
    ...{ type: 'FOLIAR' as const, releaseClass: 'MINERAL' as const, kilogramsPerLitre: null, doseUnit: 'L' as const },
    percent: { N: null, P2O5: null, K2O: null, CaO: null, MgO: null, S: null },
    countedNitrogen: [],
  },
};
