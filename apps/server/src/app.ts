import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { recordImpersonatedCall } from './audit/record-impersonated-call.ts';
import type { App } from './http/app-types.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { documentationRoutes } from './http/documentation.ts';
import { parseQueryString } from './http/decode-text.ts';
import { createCallGate } from './http/call-gate.ts';
import { logCalls } from './http/call-log.ts';
import { answerErrors, answerUnroutable } from './http/errors.ts';
import { createHeldUploads, heldLimitsOf, type HeldLimits } from './http/held-uploads.ts';
import { healthRoutes } from './http/health.ts';
import { acceptJson } from './http/json-bodies.ts';
import { createLimits } from './http/limits.ts';
import { createMetrics, metricsRoutes } from './http/metrics.ts';
import type { Mounting } from './http/mount.ts';
import { answerUnparsable } from './http/parser-errors.ts';
import { compressAtOnceBytes, jsonCompression } from './http/json-compression.ts';
import { secureHeaders } from './http/security-headers.ts';
import { openFastPaths } from './http/fast-paths.ts';
import { endSlowRequests, requestTimes } from './http/slow-requests.ts';
import { acceptUploads } from './http/uploads.ts';
import { serveWebApp } from './http/web-app.ts';
import type { DemoSignIn } from './http/web-configuration.ts';
import { constraintFailures, modules } from './modules.ts';
import { createRequestKeys } from './request-keys/request-keys.ts';
import type { Services } from './services.ts';

/** Most calls take a few words; the longest list that one takes has a thousand numbers. */
const largestBody = 32 * 1024;
const compressFromBytes = 1024;

/** An email of the greatest length with every letter percent-encoded. */
const longestParameter = 2400;

export interface AppOptions {
  /** Folder of the built web app; without it only the calls are served. */
  readonly webFolder?: string;
  readonly demo?: DemoSignIn | undefined;
  /** How many times the usual limits of calls apply. */
  readonly limitFactor?: number;
  /** How many bytes of uploads are held, where it is not as usual. */
  readonly heldUploads?: HeldLimits;
}

/** Builds the HTTP application from its parts; it listens to no port yet. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<App> {
  const { config, database, log, processes } = services;
  const requestKeys = createRequestKeys(database, services.clock, services.key);
  const logger: FastifyBaseLogger = log;
  const app: App = fastify({
    loggerInstance: logger,
    bodyLimit: largestBody,
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestTimeout: requestTimes.requestTimeout,
    http: requestTimes,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { querystringParser: parseQueryString, maxParamLength: longestParameter },
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnparsable,
  });
  answerErrors(app, constraintFailures);
  const metrics = createMetrics(processes);
  const addFastPath = openFastPaths(app);
  logCalls(app);
  secureHeaders(app, config);
  endSlowRequests(app);
  const gate = createCallGate(log, database.kind, config.databasePool, processes);
  allowOrigins(app, config.webOrigins);
  await app.register(cookie);
  await app.register(compress, {
    globalCompression: true,
    threshold: compressFromBytes,
    syncThreshold: compressAtOnceBytes,
    encodings: ['gzip'],
    zlibOptions: jsonCompression,
  });
  acceptJson(app);
  await acceptUploads(app);
  const limits = await createLimits(app, processes.callCounts, options.limitFactor ?? 1);
  healthRoutes(app, database);
  metricsRoutes(app, metrics, config.metricsToken);
  // Whoever only takes in what devices send answers nothing else.
  const isForPeople = config.role !== 'ingest';
  if (isForPeople) documentationRoutes(app, config.modules);
  const heldUploads = createHeldUploads(options.heldUploads ?? heldLimitsOf(processes));
  for (const name of config.modules) {
    const module = modules.find((each) => each.name === name);
    await app.register(
      (scope, _options, done) => {
        const authenticate: Mounting['authenticate'] = async (token) => {
          const signedIn = await services.signedInUsers.authenticate(token);
          services.askers.note(signedIn.userId);
          return signedIn;
        };
        const recordImpersonated: Mounting['recordImpersonated'] = (who, call) =>
          recordImpersonatedCall(services, who, call);
        scope.addHook('onRequest', (_request, _reply, next) => {
          gate.requireRoom();
          next();
        });
        module?.mount(
          {
            app: scope,
            addFastPath,
            metrics,
            serves: ({ access }) => isForPeople || access === 'device',
            authenticate,
            database,
            gate,
            heldUploads,
            requestKeys,
            limits,
            recordImpersonated,
          },
          services,
        );
        done();
      },
      { prefix: `/${name}` },
    );
  }
  if (isForPeople) await serveWebApp(app, config, options.webFolder ?? '', options.demo);
  return app;
}
