/** How large the map is on the sheet of an order, in millimetres. */
export const orderMapMm = { width: 182, height: 92 } as const;
