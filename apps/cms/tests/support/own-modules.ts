import { vi } from 'vitest'

// Files share a worker, and with it the loaded libraries. The modules of the cms read their settings when they are loaded and keep
// counters: each file loads its own, which takes a tenth of a second.
vi.resetModules()
