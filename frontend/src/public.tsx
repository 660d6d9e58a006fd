import './features/landing/public.css'

const LATEST_MS = 3000

/** The page reads without scripts, so they wait until it has been painted. A second call does nothing. */
function start(): void {
  void import('#frontend/features/landing/start')
}

new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
setTimeout(start, LATEST_MS)
