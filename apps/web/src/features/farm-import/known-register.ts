const knownRegisters = ['CZ', 'SK'] as const;
export type KnownRegister = (typeof knownRegisters)[number];

/** The country itself where we know files of its land register; undefined of any other. */
export function knownRegisterOf(countryCode: string | undefined): KnownRegister | undefined {
  return knownRegisters.find((code) => code === countryCode);
}
