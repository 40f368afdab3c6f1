/// <reference types="vite/client" />

/** The year of the build, which the prerendered pages carry until the browser knows better. */
declare const __BUILD_YEAR__: number;

/** What this build is in. */
declare const __LANGUAGE__: import('@jara/domain/language').Language;
