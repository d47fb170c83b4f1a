// Generated from spreadsheets/ of the messages; do not edit.
/** What a message is told, and of what kind that is. */
export interface SpreadsheetTextValues {
}

/** Messages that say the same whatever they are told. */
export type PlainSpreadsheetTextId =
  | 'spreadsheet.no'
  | 'spreadsheet.parcels'
  | 'spreadsheet.parcels.altitude'
  | 'spreadsheet.parcels.block'
  | 'spreadsheet.parcels.center'
  | 'spreadsheet.parcels.computedArea'
  | 'spreadsheet.parcels.crop'
  | 'spreadsheet.parcels.landUse'
  | 'spreadsheet.parcels.name'
  | 'spreadsheet.parcels.nitrate'
  | 'spreadsheet.parcels.officialArea'
  | 'spreadsheet.parcels.slope'
  | 'spreadsheet.parcels.validFrom'
  | 'spreadsheet.parcels.zones'
  | 'spreadsheet.yes';

export type SpreadsheetTextId = PlainSpreadsheetTextId | keyof SpreadsheetTextValues;

export const spreadsheetTexts = {
  "cs": {
    "spreadsheet.no": "Ne",
    "spreadsheet.parcels": "Pozemky",
    "spreadsheet.parcels.altitude": "Výška (m)",
    "spreadsheet.parcels.block": "Blok",
    "spreadsheet.parcels.center": "Středisko",
    "spreadsheet.parcels.computedArea": "Podle obrysu (ha)",
    "spreadsheet.parcels.crop": "Plodina",
    "spreadsheet.parcels.landUse": "Kultura",
    "spreadsheet.parcels.name": "Pozemek",
    "spreadsheet.parcels.nitrate": "Zranitelná oblast",
    "spreadsheet.parcels.officialArea": "V registru (ha)",
    "spreadsheet.parcels.slope": "Sklon (°)",
    "spreadsheet.parcels.validFrom": "Platí od",
    "spreadsheet.parcels.zones": "Zóny farmy",
    "spreadsheet.yes": "Ano"
  },
  "en": {
    "spreadsheet.no": "No",
    "spreadsheet.parcels": "Parcels",
    "spreadsheet.parcels.altitude": "Altitude (m)",
    "spreadsheet.parcels.block": "Block",
    "spreadsheet.parcels.center": "Centre",
    "spreadsheet.parcels.computedArea": "By its outline (ha)",
    "spreadsheet.parcels.crop": "Crop",
    "spreadsheet.parcels.landUse": "Land use",
    "spreadsheet.parcels.name": "Parcel",
    "spreadsheet.parcels.nitrate": "Nitrate vulnerable zone",
    "spreadsheet.parcels.officialArea": "In the register (ha)",
    "spreadsheet.parcels.slope": "Slope (°)",
    "spreadsheet.parcels.validFrom": "Valid from",
    "spreadsheet.parcels.zones": "Farm zones",
    "spreadsheet.yes": "Yes"
  },
  "es": {
    "spreadsheet.no": "No",
    "spreadsheet.parcels": "Parcelas",
    "spreadsheet.parcels.altitude": "Altitud (m)",
    "spreadsheet.parcels.block": "Bloque",
    "spreadsheet.parcels.center": "Centro",
    "spreadsheet.parcels.computedArea": "Según el contorno (ha)",
    "spreadsheet.parcels.crop": "Cultivo",
    "spreadsheet.parcels.landUse": "Uso del suelo",
    "spreadsheet.parcels.name": "Parcela",
    "spreadsheet.parcels.nitrate": "Zona vulnerable a nitratos",
    "spreadsheet.parcels.officialArea": "En el registro (ha)",
    "spreadsheet.parcels.slope": "Pendiente (°)",
    "spreadsheet.parcels.validFrom": "Vigente desde",
    "spreadsheet.parcels.zones": "Zonas de la finca",
    "spreadsheet.yes": "Sí"
  },
  "hu": {
    "spreadsheet.no": "Nem",
    "spreadsheet.parcels": "Földek",
    "spreadsheet.parcels.altitude": "Magasság (m)",
    "spreadsheet.parcels.block": "Blokk",
    "spreadsheet.parcels.center": "Központ",
    "spreadsheet.parcels.computedArea": "Határvonal szerint (ha)",
    "spreadsheet.parcels.crop": "Növény",
    "spreadsheet.parcels.landUse": "Művelési ág",
    "spreadsheet.parcels.name": "Föld",
    "spreadsheet.parcels.nitrate": "Nitrátérzékeny terület",
    "spreadsheet.parcels.officialArea": "Nyilvántartás (ha)",
    "spreadsheet.parcels.slope": "Lejtés (°)",
    "spreadsheet.parcels.validFrom": "Érvényes ettől",
    "spreadsheet.parcels.zones": "Gazdasági zónák",
    "spreadsheet.yes": "Igen"
  },
  "lt": {
    "spreadsheet.no": "Ne",
    "spreadsheet.parcels": "Laukai",
    "spreadsheet.parcels.altitude": "Aukštis (m)",
    "spreadsheet.parcels.block": "Blokas",
    "spreadsheet.parcels.center": "Padalinys",
    "spreadsheet.parcels.computedArea": "Pagal kontūrą (ha)",
    "spreadsheet.parcels.crop": "Augalas",
    "spreadsheet.parcels.landUse": "Naudmena",
    "spreadsheet.parcels.name": "Laukas",
    "spreadsheet.parcels.nitrate": "Nitratams jautri zona",
    "spreadsheet.parcels.officialArea": "Registre (ha)",
    "spreadsheet.parcels.slope": "Nuolydis (°)",
    "spreadsheet.parcels.validFrom": "Galioja nuo",
    "spreadsheet.parcels.zones": "Ūkio zonos",
    "spreadsheet.yes": "Taip"
  },
  "pl": {
    "spreadsheet.no": "Nie",
    "spreadsheet.parcels": "Działki",
    "spreadsheet.parcels.altitude": "Wysokość (m)",
    "spreadsheet.parcels.block": "Blok",
    "spreadsheet.parcels.center": "Ośrodek",
    "spreadsheet.parcels.computedArea": "Według obrysu (ha)",
    "spreadsheet.parcels.crop": "Uprawa",
    "spreadsheet.parcels.landUse": "Użytkowanie",
    "spreadsheet.parcels.name": "Działka",
    "spreadsheet.parcels.nitrate": "Strefa narażona na azotany",
    "spreadsheet.parcels.officialArea": "W rejestrze (ha)",
    "spreadsheet.parcels.slope": "Nachylenie (°)",
    "spreadsheet.parcels.validFrom": "Obowiązuje od",
    "spreadsheet.parcels.zones": "Strefy gospodarstwa",
    "spreadsheet.yes": "Tak"
  },
  "ro": {
    "spreadsheet.no": "Nu",
    "spreadsheet.parcels": "Parcele",
    "spreadsheet.parcels.altitude": "Altitudine (m)",
    "spreadsheet.parcels.block": "Bloc",
    "spreadsheet.parcels.center": "Centru",
    "spreadsheet.parcels.computedArea": "După contur (ha)",
    "spreadsheet.parcels.crop": "Cultură",
    "spreadsheet.parcels.landUse": "Folosință",
    "spreadsheet.parcels.name": "Parcelă",
    "spreadsheet.parcels.nitrate": "Zonă vulnerabilă la nitrați",
    "spreadsheet.parcels.officialArea": "În registru (ha)",
    "spreadsheet.parcels.slope": "Pantă (°)",
    "spreadsheet.parcels.validFrom": "Valabil din",
    "spreadsheet.parcels.zones": "Zonele fermei",
    "spreadsheet.yes": "Da"
  },
  "sk": {
    "spreadsheet.no": "Nie",
    "spreadsheet.parcels": "Pozemky",
    "spreadsheet.parcels.altitude": "Výška (m)",
    "spreadsheet.parcels.block": "Blok",
    "spreadsheet.parcels.center": "Stredisko",
    "spreadsheet.parcels.computedArea": "Podľa obrysu (ha)",
    "spreadsheet.parcels.crop": "Plodina",
    "spreadsheet.parcels.landUse": "Kultúra",
    "spreadsheet.parcels.name": "Pozemok",
    "spreadsheet.parcels.nitrate": "Zraniteľná oblasť",
    "spreadsheet.parcels.officialArea": "V registri (ha)",
    "spreadsheet.parcels.slope": "Sklon (°)",
    "spreadsheet.parcels.validFrom": "Platí od",
    "spreadsheet.parcels.zones": "Zóny farmy",
    "spreadsheet.yes": "Áno"
  }
} as const satisfies Record<string, Record<SpreadsheetTextId, string>>;
