import { Component, type ReactNode } from 'react'

type PartBoundaryProps = {
  /** Replaces the part that failed. */
  fallback: ReactNode
  children: ReactNode
}

/** Keeps the failure of a part, such as code that cannot be loaded, from taking the page along. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
