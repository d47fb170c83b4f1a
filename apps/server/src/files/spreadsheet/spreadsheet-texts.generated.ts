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
  | 'spreadsheet.plan'
  | 'spreadsheet.plan.area'
  | 'spreadsheet.plan.areas'
  | 'spreadsheet.plan.catchCrop'
  | 'spreadsheet.plan.mainCrop'
  | 'spreadsheet.plan.noCrop'
  | 'spreadsheet.plan.notPlanned'
  | 'spreadsheet.plan.role'
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
    "spreadsheet.plan": "Osevní plán",
    "spreadsheet.plan.area": "Výměra (ha)",
    "spreadsheet.plan.areas": "Plochy plodin",
    "spreadsheet.plan.catchCrop": "Meziplodina",
    "spreadsheet.plan.mainCrop": "Hlavní plodina",
    "spreadsheet.plan.noCrop": "Bez plodiny",
    "spreadsheet.plan.notPlanned": "Bez plánu",
    "spreadsheet.plan.role": "Jako",
    "spreadsheet.yes": "Ano"
  },
  "en": {
    "spreadsheet.no": "No",
    "spreadsheet.parcels": "Parcels",
    "spreadsheet.parcels.altitude": "Altitude (m)",
    "spreadsheet.parcels.block": "Block",
    "spreadsheet.parcels.center": "Centre",
    "spreadsheet.parcels.computedArea": "Area of the outline (ha)",
    "spreadsheet.parcels.crop": "Crop",
    "spreadsheet.parcels.landUse": "Land use",
    "spreadsheet.parcels.name": "Parcel",
    "spreadsheet.parcels.nitrate": "Nitrate vulnerable zone",
    "spreadsheet.parcels.officialArea": "Registered area (ha)",
    "spreadsheet.parcels.slope": "Slope (°)",
    "spreadsheet.parcels.validFrom": "Valid from",
    "spreadsheet.parcels.zones": "Farm zones",
    "spreadsheet.plan": "Sowing plan",
    "spreadsheet.plan.area": "Area (ha)",
    "spreadsheet.plan.areas": "Areas by crop",
    "spreadsheet.plan.catchCrop": "Catch crop",
    "spreadsheet.plan.mainCrop": "Main crop",
    "spreadsheet.plan.noCrop": "No crop",
    "spreadsheet.plan.notPlanned": "Not planned",
    "spreadsheet.plan.role": "As",
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
    "spreadsheet.plan": "Plan de siembra",
    "spreadsheet.plan.area": "Superficie (ha)",
    "spreadsheet.plan.areas": "Superficie por cultivo",
    "spreadsheet.plan.catchCrop": "Cultivo intermedio",
    "spreadsheet.plan.mainCrop": "Cultivo principal",
    "spreadsheet.plan.noCrop": "Sin cultivo",
    "spreadsheet.plan.notPlanned": "Sin planificar",
    "spreadsheet.plan.role": "Como",
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
    "spreadsheet.plan": "Vetésterv",
    "spreadsheet.plan.area": "Terület (ha)",
    "spreadsheet.plan.areas": "Növények területe",
    "spreadsheet.plan.catchCrop": "Köztes növény",
    "spreadsheet.plan.mainCrop": "Fő növény",
    "spreadsheet.plan.noCrop": "Növény nélkül",
    "spreadsheet.plan.notPlanned": "Nincs tervezve",
    "spreadsheet.plan.role": "Mint",
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
    "spreadsheet.plan": "Sėjos planas",
    "spreadsheet.plan.area": "Plotas (ha)",
    "spreadsheet.plan.areas": "Augalų plotai",
    "spreadsheet.plan.catchCrop": "Tarpinis pasėlis",
    "spreadsheet.plan.mainCrop": "Pagrindinis pasėlis",
    "spreadsheet.plan.noCrop": "Be pasėlio",
    "spreadsheet.plan.notPlanned": "Nesuplanuota",
    "spreadsheet.plan.role": "Kaip",
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
    "spreadsheet.plan": "Plan zasiewów",
    "spreadsheet.plan.area": "Powierzchnia (ha)",
    "spreadsheet.plan.areas": "Powierzchnie upraw",
    "spreadsheet.plan.catchCrop": "Międzyplon",
    "spreadsheet.plan.mainCrop": "Uprawa główna",
    "spreadsheet.plan.noCrop": "Bez uprawy",
    "spreadsheet.plan.notPlanned": "Nie zaplanowano",
    "spreadsheet.plan.role": "Jako",
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
    "spreadsheet.plan": "Plan de semănat",
    "spreadsheet.plan.area": "Suprafață (ha)",
    "spreadsheet.plan.areas": "Suprafețe pe culturi",
    "spreadsheet.plan.catchCrop": "Cultură intermediară",
    "spreadsheet.plan.mainCrop": "Cultură principală",
    "spreadsheet.plan.noCrop": "Fără cultură",
    "spreadsheet.plan.notPlanned": "Neplanificat",
    "spreadsheet.plan.role": "Ca",
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
    "spreadsheet.plan": "Osevný plán",
    "spreadsheet.plan.area": "Výmera (ha)",
    "spreadsheet.plan.areas": "Plochy plodín",
    "spreadsheet.plan.catchCrop": "Medziplodina",
    "spreadsheet.plan.mainCrop": "Hlavná plodina",
    "spreadsheet.plan.noCrop": "Bez plodiny",
    "spreadsheet.plan.notPlanned": "Bez plánu",
    "spreadsheet.plan.role": "Ako",
    "spreadsheet.yes": "Áno"
  }
} as const satisfies Record<string, Record<SpreadsheetTextId, string>>;
