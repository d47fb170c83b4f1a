/** The crop that a record is about, as rows have it. */
export interface CropOfRecord {
  readonly cropId: number | null;
  readonly ownCropId: number | null;
  readonly ownCropName: string | null;
  readonly ownCropEppo: string | null;
  /** Of a crop that nobody knows, as it was written down. */
  readonly cropName: string | null;
}

/** Calendar days, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The farm that a report is about. */
export interface ReportFarm {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  /** As the registry knows the holding; null where the farm does not sign in to it. */
  readonly holdingNumber: string | null;
  /** The day that it is there. */
  readonly today: string;
}
