/** On the panel of whoever draws a part of a parcel: Escape is for that panel then. */
export const drawingMark = 'data-draws-part';
