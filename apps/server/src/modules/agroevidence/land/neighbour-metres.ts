/** Registries draw the border of two parcels twice, a little differently: so far apart they lie beside each other. */
export const neighbourMetres = 1;
