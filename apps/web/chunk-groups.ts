/**
 * What is fetched together, with all that it stands on: every file of its own costs a way to the server and back, which
 * at the edge of a field takes longer than the bytes in it.
 */
export const chunkGroups = [
  { name: 'base', test: /[\\/]src[\\/]app[\\/]main\.tsx$/, priority: 3 },
  { name: 'farm', test: /[\\/]src[\\/]app[\\/]shell[\\/]Shell\.tsx$/, priority: 2 },
  { name: 'common', minShareCount: 2, priority: 1 },
];
