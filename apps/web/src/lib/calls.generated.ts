// Generated from the contract; do not edit.
import type { Call } from '@brazda/contract/client.ts';

export const calls = {
  gateway: {
    authentication: {
      signIn: {"method":"POST","path":"/api/authenticate"},
      renew: {"method":"GET","path":"/api/authenticate"},
      signOut: {"method":"DELETE","path":"/api/authenticate"},
    },
    accounts: {
      create: {"method":"POST","path":"/accounts"},
      register: {"method":"POST","path":"/accounts/register"},
      exists: {"method":"GET","path":"/accounts"},
    },
    users: {
      read: {"method":"GET","path":"/api/users/{email}"},
    },
  },
  core: {
    countries: {
      list: {"method":"GET","path":"/farms/countries","counted":true},
    },
    farmEvents: {
      follow: {"method":"GET","path":"/farms/events","media":"text/event-stream"},
    },
  },
  agroevidence: {
    supportedCountries: {
      list: {"method":"GET","path":"/countries/supported","counted":true},
    },
    registration: {
      empty: {"method":"POST","path":"/registration/empty"},
      validateShapefile: {"method":"POST","path":"/registration/shapefile/validate","file":"lpisFile"},
      shapefile: {"method":"POST","path":"/registration/shapefile","file":"lpisFile"},
    },
    farms: {
      list: {"method":"GET","path":"/farms","counted":true},
      read: {"method":"GET","path":"/farms/{id}"},
      settings: {"method":"GET","path":"/farms/settings/{id}"},
    },
    imports: {
      list: {"method":"GET","path":"/imports","counted":true},
      read: {"method":"GET","path":"/imports/{id}"},
      retry: {"method":"POST","path":"/imports/{id}/retry"},
    },
    parcels: {
      list: {"method":"GET","path":"/parcels","counted":true},
      map: {"method":"GET","path":"/parcels/map","counted":true},
      suggestions: {"method":"GET","path":"/parcels/suggestions","counted":true},
      read: {"method":"GET","path":"/parcels/{id}"},
      change: {"method":"PATCH","path":"/parcels/{id}"},
    },
    tiles: {
      read: {"method":"GET","path":"/tiles/{farmId}/{type}/{z}/{x}/{y}","media":"application/vnd.mapbox-vector-tile"},
    },
  },
} as const satisfies Record<string, Record<string, Record<string, Call>>>;
