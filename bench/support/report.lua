-- Called by wrk when it has ended: writes what load.ts reads, as one line of JSON. wrk counts in microseconds.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"answers":%d,"refusals":%d,"errors":%d,"requestsPerSecond":%.1f,"p99Milliseconds":%.3f}\n',
    summary.requests,
    errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    summary.requests / (summary.duration / 1e6),
    latency:percentile(99) / 1000
  ))
end
