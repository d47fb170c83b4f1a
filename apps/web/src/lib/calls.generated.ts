// Generated from the contract; do not edit.
import type { Call } from '@brazda/contract/client.ts';

export const calls = {
  gateway: {
    authentication: {
      signIn: {"method":"POST","path":"/api/authenticate"},
      renew: {"method":"GET","path":"/api/authenticate"},
      signOut: {"method":"DELETE","path":"/api/authenticate"},
      switch: {"method":"POST","path":"/api/switch-authentication"},
    },
    accounts: {
      create: {"method":"POST","path":"/accounts","creates":true},
      register: {"method":"POST","path":"/accounts/register","creates":true},
      exists: {"method":"GET","path":"/accounts"},
      export: {"method":"POST","path":"/accounts/export","media":"application/zip"},
      remove: {"method":"DELETE","path":"/accounts"},
      changePassword: {"method":"POST","path":"/accounts/change-password"},
    },
    passwordReset: {
      init: {"method":"POST","path":"/reset-password/init"},
      check: {"method":"GET","path":"/check-reset-key"},
      finish: {"method":"POST","path":"/reset-password/finish"},
    },
    users: {
      read: {"method":"GET","path":"/api/users/{email}"},
      change: {"method":"PUT","path":"/api/users/{email}"},
    },
    farmUsers: {
      list: {"method":"GET","path":"/api/admin/farms/users","counted":true},
      add: {"method":"POST","path":"/api/admin/farms/users","creates":true},
      remove: {"method":"DELETE","path":"/api/admin/farms/users"},
    },
    farmMembers: {
      list: {"method":"GET","path":"/api/farms/{id}/members","counted":true},
      change: {"method":"PUT","path":"/api/farms/{id}/members/{userId}"},
      remove: {"method":"DELETE","path":"/api/farms/{id}/members/{userId}"},
      leave: {"method":"DELETE","path":"/api/farms/{id}/membership"},
    },
    farmChanges: {
      list: {"method":"GET","path":"/api/farms/{id}/changes","counted":true},
      records: {"method":"GET","path":"/api/farms/{id}/changes/{changeId}/records","counted":true},
    },
    invitations: {
      list: {"method":"GET","path":"/api/farms/{id}/invitations","counted":true},
      invite: {"method":"POST","path":"/api/farms/{id}/invitations","creates":true},
      revoke: {"method":"DELETE","path":"/api/farms/{id}/invitations/{invitationId}"},
      look: {"method":"POST","path":"/api/invitations/look"},
      accept: {"method":"POST","path":"/api/invitations/accept"},
    },
    audit: {
      list: {"method":"GET","path":"/api/admin/audit","counted":true},
    },
    flags: {
      list: {"method":"GET","path":"/api/frontend"},
    },
    landscape: {
      sync: {"method":"POST","path":"/api/admin/landscape/sync"},
      status: {"method":"GET","path":"/api/admin/landscape/sync/status"},
      codes: {"method":"GET","path":"/api/admin/landscape/codes","counted":true},
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
      empty: {"method":"POST","path":"/registration/empty","creates":true},
      eagri: {"method":"POST","path":"/registration/eagri","creates":true},
      validateShapefile: {"method":"POST","path":"/registration/shapefile/validate","file":"lpisFile"},
      shapefile: {"method":"POST","path":"/registration/shapefile","file":"lpisFile","creates":true},
    },
    eagri: {
      signIn: {"method":"POST","path":"/eagri-auth"},
      name: {"method":"GET","path":"/eagri-auth/name"},
      access: {"method":"GET","path":"/farms/settings/{id}/eagri-auth"},
      changeAccess: {"method":"PUT","path":"/farms/settings/{id}/eagri-auth"},
      updated: {"method":"GET","path":"/farms/updated","counted":true},
      checkUpdates: {"method":"POST","path":"/farms/eagri/available-updates"},
      availableUpdates: {"method":"GET","path":"/farms/eagri/available-updates"},
    },
    farms: {
      list: {"method":"GET","path":"/farms","counted":true},
      read: {"method":"GET","path":"/farms/{id}"},
      change: {"method":"PATCH","path":"/farms/{id}"},
      contents: {"method":"GET","path":"/farm-contents/{id}"},
      retire: {"method":"DELETE","path":"/farms/{id}"},
      retired: {"method":"GET","path":"/retired-farms","counted":true},
      restore: {"method":"POST","path":"/retired-farms/{id}/restore"},
      settings: {"method":"GET","path":"/farms/settings/{id}"},
    },
    imports: {
      list: {"method":"GET","path":"/imports","counted":true},
      read: {"method":"GET","path":"/imports/{id}"},
      retry: {"method":"POST","path":"/imports/{id}/retry"},
      takeBack: {"method":"POST","path":"/imports/{id}/take-back"},
      validateFile: {"method":"POST","path":"/farm-land/{id}/validate","file":"lpisFile"},
      addFile: {"method":"POST","path":"/farm-land/{id}","file":"lpisFile","creates":true},
    },
    landUpdates: {
      begin: {"method":"PUT","path":"/farms/eagri/{id}"},
      list: {"method":"GET","path":"/land-updates","counted":true},
      read: {"method":"GET","path":"/land-updates/{id}"},
      changes: {"method":"GET","path":"/land-updates/{id}/changes","counted":true},
      outlines: {"method":"GET","path":"/land-updates/{id}/outlines","counted":true},
      change: {"method":"GET","path":"/land-updates/{id}/changes/{number}"},
      decide: {"method":"PATCH","path":"/land-updates/{id}/changes"},
      apply: {"method":"POST","path":"/land-updates/{id}/apply"},
      takeBack: {"method":"POST","path":"/land-updates/{id}/take-back"},
      discard: {"method":"DELETE","path":"/land-updates/{id}"},
    },
    parcels: {
      list: {"method":"GET","path":"/parcels","counted":true},
      map: {"method":"GET","path":"/parcels/map","counted":true},
      points: {"method":"GET","path":"/parcels/points","counted":true},
      suggestions: {"method":"GET","path":"/parcels/suggestions","counted":true},
      read: {"method":"GET","path":"/parcels/{id}"},
      change: {"method":"PATCH","path":"/parcels/{id}"},
    },
    sowingPlan: {
      ofParcel: {"method":"GET","path":"/sowing-plan/parcels/{parcelId}"},
      changeParcel: {"method":"PUT","path":"/sowing-plan/parcels/{parcelId}"},
      seasons: {"method":"GET","path":"/sowing-plan/seasons"},
      fillSeason: {"method":"POST","path":"/sowing-plan/seasons"},
      season: {"method":"GET","path":"/sowing-plan/seasons/{seasonId}"},
      resetSeason: {"method":"DELETE","path":"/sowing-plan/seasons/{seasonId}/reset"},
      plan: {"method":"GET","path":"/sowing-plan/parcels"},
      changeParcels: {"method":"PUT","path":"/sowing-plan/parcels"},
      statistics: {"method":"GET","path":"/sowing-plan/statistics"},
      warnings: {"method":"GET","path":"/sowing-plan/warnings"},
    },
    planScenarios: {
      list: {"method":"GET","path":"/sowing-plan/scenarios"},
      create: {"method":"POST","path":"/sowing-plan/scenarios","creates":true},
      rename: {"method":"PATCH","path":"/sowing-plan/scenarios/{id}"},
      retire: {"method":"DELETE","path":"/sowing-plan/scenarios/{id}"},
      makeOfficial: {"method":"POST","path":"/sowing-plan/scenarios/{id}/official"},
    },
    tiles: {
      read: {"method":"GET","path":"/tiles/{farmId}/{type}/{z}/{x}/{y}","media":"application/vnd.mapbox-vector-tile"},
    },
    adminFarms: {
      list: {"method":"GET","path":"/admin/farms","counted":true},
      change: {"method":"PUT","path":"/admin/farms/{id}"},
      removeRegistryAccess: {"method":"DELETE","path":"/admin/farms/{id}/eagri-auth"},
    },
  },
} as const satisfies Record<string, Record<string, Record<string, Call>>>;
