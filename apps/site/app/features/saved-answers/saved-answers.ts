import { useEffect, useState } from 'react'
import { isRecord } from '#app/lib/is-record.ts'

/** Answers about hair that were kept on the device: their address and their words. Nothing about a person is in them. */
export type SavedAnswer = { search: string; summary: string }

const storageKey = 'shade-answers'
const most = 3

/** The kept answers, newest first. Storage may be full, forbidden or hold anything. */
export function readSaved(): SavedAnswer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSaved).slice(0, most) : []
  } catch {
    return []
  }
}

/** Saves an answer; if there are more than three, the oldest is dropped. Returns the saved answers. */
export function keepSaved({ search, summary }: SavedAnswer): SavedAnswer[] {
  const all = [{ search, summary }, ...readSaved().filter((one) => one.search !== search)].slice(0, most)
  try {
    localStorage.setItem(storageKey, JSON.stringify(all))
    return all
  } catch {
    return readSaved()
  }
}

/** Forgets all. */
export function forgetSaved(): void {
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept where nothing can be removed.
  }
}

/** The level of the roots in the newest answers that are kept now; null when none are, or when nobody knows it. */
export function rememberedLevel(): number | null {
  const [newest] = readSaved()
  const level = Number(new URLSearchParams(newest?.search).get('level') ?? Number.NaN)
  return Number.isInteger(level) && level >= 1 && level <= 10 ? level : null
}

function isSaved(value: unknown): value is SavedAnswer {
  return isRecord(value) && typeof value.search === 'string' && typeof value.summary === 'string'
}

/** The level of the roots in the newest answers that this device remembers; null if there are none, and until the page is awake. */
export function useRememberedLevel(): number | null {
  const [level, setLevel] = useState<number | null>(null)
  useEffect(() => setLevel(rememberedLevel()), [])
  return level
}
