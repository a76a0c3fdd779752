-- A script for wrk: prints the results as JSON after "RESULT ". Times are in microseconds.
function done(summary, latency)
  local errors = summary.errors
  print(string.format(
    'RESULT {"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"broken":%d,"refused":%d}',
    summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99),
    errors.connect + errors.read + errors.write + errors.timeout, errors.status
  ))
end
