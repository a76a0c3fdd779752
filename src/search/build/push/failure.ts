/**
 * Describes in one sentence why a request to the search service failed and what to do. Algolia's
 * own messages mention neither the settings of this command nor the cause.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) {
    return `${String(error)}.`;
  }
  const status = 'status' in error ? Number(error.status) : undefined;
  if (status === 401 || status === 403) {
    return `the service refuses the key (${status}: ${error.message}); check that ALGOLIA_ADMIN_API_KEY belongs to the application and may addObject, deleteIndex, settings and editSettings on this index and on its temporary one.`;
  }
  if (status !== undefined) {
    return `the service refuses the request (${status}: ${error.message}).`;
  }
  if (error.name === 'RetryError') {
    return 'no host of the service can be reached; check ALGOLIA_APP_ID, ALGOLIA_HOSTS if you set it, and the network.';
  }
  if (error.name === 'DeserializationError') {
    return 'the service answers with something that is not JSON; check ALGOLIA_HOSTS and the network.';
  }
  return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
}
