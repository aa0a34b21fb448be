"""What has been played: records, earlier rounds, reasons, and evenings together."""
