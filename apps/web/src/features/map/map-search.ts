/** What the address of the map says: the selected parcel, and where the map looks as `lat,lon,zoom`. */
export interface MapSearch {
  readonly parcel?: number;
  readonly at?: string;
}

export function validateMapSearch(search: Readonly<Record<string, unknown>>): MapSearch {
  const parcel = Number(search['parcel']);
  const at = search['at'];
  return {
    ...(Number.isInteger(parcel) && parcel > 0 && { parcel }),
    ...(typeof at === 'string' && { at }),
  };
}
