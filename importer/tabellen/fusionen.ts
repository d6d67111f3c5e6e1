/**
 * Municipalities that the directory of places knows and the annex of premium regions does not yet, with those they
 * were formed from (BFS, Historisiertes Gemeindeverzeichnis). The import names every further one it meets.
 */
export const VORGAENGER: Readonly<Record<number, readonly number[]>> = {
  // Grolley-Ponthaux, 1.1.2025
  2239: [2200, 2217],
}
